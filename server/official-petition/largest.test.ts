import { expect, test } from 'vitest'
import { deedId, type OfficialPetition } from '#contract/official-petition.ts'
import {
  EMAIL_CHARACTERS,
  EVIDENCE_FILES,
  NAME_CHARACTERS,
  PETITION_ANIMALS,
  PETITION_DEEDS,
  PETITION_LINE_CHARACTERS,
  PETITION_SHORT_CHARACTERS,
  PETITION_TEXT_CHARACTERS,
  PETITION_WITNESSES,
  PHONE_CHARACTERS,
  PLACE_CHARACTERS,
} from '#contract/limits.ts'
import { call, person } from '#tests/cast.ts'
import { evidenceSet } from '#tests/official-petition.ts'
import { pdfLines, type PdfLine } from '#tests/reading/pdf-text.ts'
import { emptyWorld } from '#tests/world.ts'

/** A4 and the margin of server/platform/pdf/pdf.ts, in points. */
const WIDTH_PT = 595.28
const HEIGHT_PT = 841.89
const MARGIN_PT = 64
/** Letters reach below their baseline, and a number of the file is rounded. */
const SLACK_PT = 0.5

type Fill = (field: string, characters: number) => string

/** Words nobody repeats: 'place0 place1 ...', cut to the length. */
const inWords: Fill = (field, characters) => {
  const words = Array.from({ length: characters }, (_, index) => `${field}ș${index}`).join(' ')
  return `${words.slice(0, characters - 1).trimEnd()}${'z'.repeat(characters)}`.slice(0, characters)
}
/** One word as long as the field, of the widest letter. */
const inOneWord: Fill = (_field, characters) => 'W'.repeat(characters)

/** Every field as full as the contract allows. */
function fullForm(media_id: string, fill: Fill): OfficialPetition {
  const line = (field: string) => fill(field, PETITION_LINE_CHARACTERS)
  const short = (field: string) => fill(field, PETITION_SHORT_CHARACTERS)
  return {
    county: 'BN',
    city: fill('city', PLACE_CHARACTERS),
    deeds: deedId.options.slice(0, PETITION_DEEDS),
    what: fill('what', PETITION_TEXT_CHARACTERS),
    place: line('place'),
    date: '2026-11-20',
    hour: '18:30',
    period: short('period'),
    repeated_since: short('since'),
    suspect: line('suspect'),
    species: short('species'),
    animals: PETITION_ANIMALS,
    animal_description: line('looks'),
    danger_now: true,
    danger: line('danger'),
    evidence: line('evidence'),
    witnesses: Array.from({ length: PETITION_WITNESSES }, (_, index) => ({ name: fill(`name${index}`, NAME_CHARACTERS), contact: short(`contact${index}`) })),
    full_name: fill('me', NAME_CHARACTERS),
    address: line('address'),
    email: `${'a'.repeat(60)}@${`${'b'.repeat(60)}.`.repeat(3)}`.padEnd(EMAIL_CHARACTERS - 3, 'c').concat('.ro'),
    phone_number: '0'.repeat(PHONE_CHARACTERS),
    media_id,
  }
}

function typedTexts({ witnesses, media_id: _, deeds: __, ...fields }: OfficialPetition): string[] {
  const written = { ...fields, county: '', date: '', hour: '' }
  return [...Object.values(written), ...witnesses.flatMap(({ name, contact }) => [name, contact])].filter((value) => typeof value === 'string')
}

const squeezed = (text: string): string => text.replaceAll(/\s/g, '')
const inFoot = ({ baseline }: PdfLine): boolean => baseline < MARGIN_PT - SLACK_PT

/** Lines of one page that stand in each other's letters. */
function collisions(lines: PdfLine[]): string[] {
  return lines.flatMap((one, index) =>
    lines
      .slice(index + 1)
      .filter((other) => other.page === one.page && Math.abs(other.baseline - one.baseline) < Math.min(one.size, other.size) * 0.75)
      .filter((other) => other.left < one.right - SLACK_PT && one.left < other.right - SLACK_PT)
      .map((other) => `${one.words} | ${other.words}`),
  )
}

test.each([
  { of: 'words', fill: inWords },
  { of: 'one endless word', fill: inOneWord },
])('the largest petition there can be, of $of, is written whole, inside the margins, and no line on another', async ({ fill }) => {
  const { app, database } = await emptyWorld()
  const dan = await person(app, 'Dan')
  const { media_id, hashes } = await evidenceSet(database.db, dan.user.id, { files: EVIDENCE_FILES })
  const form = fullForm(media_id, fill)
  const answer = await call(app, 'POST', '/plangeri/petitie', { payload: form, headers: { accept: 'application/pdf' } })
  expect(answer.statusCode, answer.body.slice(0, 200)).toBe(200)
  const lines = pdfLines(answer.rawPayload)
  const pages = Math.max(...lines.map(({ page }) => page))
  expect(pages).toBeGreaterThan(1)

  const body = squeezed(
    lines
      .filter((line) => !inFoot(line))
      .map(({ words }) => words)
      .join(''),
  )
  for (const text of [...typedTexts(form), ...hashes]) expect(body).toContain(squeezed(text))

  const outside = lines.filter((line) => !inFoot(line) && (line.left < MARGIN_PT - SLACK_PT || line.right > WIDTH_PT - MARGIN_PT + SLACK_PT))
  expect(outside).toEqual([])
  expect(lines.filter(({ baseline, size }) => baseline + size > HEIGHT_PT - MARGIN_PT + size / 2)).toEqual([])
  expect(lines.filter(inFoot).map(({ words }) => words)).toEqual(Array.from({ length: pages }, (_, page) => `Sesizare – pagina ${page + 1} din ${pages}`))
  expect(collisions(lines)).toEqual([])
})
