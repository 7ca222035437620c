import { expect, test } from 'vitest'
import { PETITION_TEXT_CHARACTERS } from '#contract/limits.ts'
import type { OfficialPetition } from '#contract/official-petition.ts'
import { call, person } from '#tests/cast.ts'
import { evidenceSet, petitionForm } from '#tests/official-petition.ts'
import { pdfText } from '#tests/reading/pdf-text.ts'
import { emptyWorld } from '#tests/world.ts'

type App = Awaited<ReturnType<typeof emptyWorld>>['app']

const ask = (app: App, payload: Partial<Record<keyof OfficialPetition, unknown>>, accept = 'application/pdf') =>
  call(app, 'POST', '/plangeri/petitie', { payload, headers: { accept } })
const asText = async (app: App, payload: OfficialPetition) => (await ask(app, payload, 'text/plain')).body

test('a guest gets the petition as a tagged PDF in Romanian, with its letters and its points', async () => {
  const { app } = await emptyWorld()
  const answer = await ask(app, petitionForm())
  expect([answer.statusCode, answer.headers['content-type'], answer.headers['cache-control']]).toEqual([200, 'application/pdf', 'no-store'])
  expect(answer.headers['content-disposition']).toBe('attachment; filename="sesizare-cj.pdf"')
  const file = answer.rawPayload.toString('latin1')
  expect(file.slice(0, 8)).toBe('%PDF-1.7')
  for (const part of ['/Lang (ro-RO)', '/StructTreeRoot', '/FontFile2', '/S /H1', '/S /H2', '/S /LBody']) expect(file).toContain(part)
  const words = pdfText(answer.rawPayload)
  for (const said of [
    'Către: Inspectoratul de Poliție Județean Cluj – Biroul pentru Protecția Animalelor',
    'SESIZARE',
    '1. Petentul Nume și prenume: Ana Exemplu Adresa: Str. Liniștii nr. 1, ap. 2, Turda',
    'Data: 20 noiembrie 2026, ora 18:30 S-a repetat: da, din octombrie 2026',
    'Consider că fapta poate întruni elementele unei contravenții sau ale unei infracțiuni',
    'Legea nr. 205/2004, art. 5 alin. (1), art. 26 și art. 24¹',
    'Semnătura:',
    'pagina 1 din 2',
  ]) {
    expect(words).toContain(said)
  }
})

test('whoever accepts plain text gets the same words to copy', async () => {
  const { app } = await emptyWorld()
  const answer = await ask(app, petitionForm(), 'text/plain')
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8'])
  expect(answer.body).toMatch(/^Către: Inspectoratul de Poliție Județean Cluj/)
  const numbers = [...answer.body.matchAll(/^(\d+)\. (.+)$/gm)].map(([line]) => line)
  expect(numbers.filter((line) => !line.includes('Dan Exemplu')).length).toBe(12)
  const words = pdfText((await ask(app, petitionForm())).rawPayload)
  for (const paragraph of answer.body.split('\n').filter((line) => line.length > 40)) expect(words).toContain(paragraph.slice(0, 40))
})

test('the files of a set are annexes with both hashes, their bytes and the moment they came, and the link with its last day', async () => {
  const { app, database } = await emptyWorld({ PUBLIC_URL: 'https://bobita.example' })
  const dan = await person(app, 'Dan')
  const { media_id, hashes } = await evidenceSet(database.db, dan.user.id, { files: 10 })
  const answer = await ask(app, petitionForm({ media_id }))
  expect(answer.statusCode).toBe(200)
  const words = pdfText(answer.rawPayload)
  for (const said of ['Anexa 1 Fotografie', 'Anexa 10 Filmare', 'original: 3.456.789 de octeți', 'primit: 20.11.2026, 16:05', ...hashes])
    expect(words).toContain(said)
  const file = answer.rawPayload.toString('latin1')
  expect(file.match(/\/S \/TR\b/g)?.length).toBe(11)
  expect(file).toContain(`(https://bobita.example/media/${media_id})`)
  expect(file).toContain('/S /Figure')
  const text = await asText(app, petitionForm({ media_id }))
  for (const said of [...hashes, `https://bobita.example/media/${media_id}`, 'Linkul este disponibil până la']) expect(text).toContain(said)
})

test('an unknown set and one that has expired are the same 404', async () => {
  const { app, database } = await emptyWorld()
  const dan = await person(app, 'Dan')
  const { media_id } = await evidenceSet(database.db, dan.user.id, { days: -1 })
  for (const id of [media_id, 'AAAAAAAAAAAAAAAAAAAAAA']) {
    const answer = await ask(app, petitionForm({ media_id: id }))
    expect([answer.statusCode, answer.json().code, answer.json().message]).toEqual([404, 'complaint.not_found', 'Plângerea nu a fost găsită'])
  }
})

test('who cannot name the deed asks the authority to; what is not known is said to be unknown', async () => {
  const { app } = await emptyWorld()
  const text = await asText(
    app,
    petitionForm({
      county: 'B',
      city: null,
      deeds: [],
      suspect: '',
      repeated_since: '',
      danger_now: false,
      witnesses: [],
      email: '',
      date: null,
      period: 'vara aceasta',
    }),
  )
  for (const said of [
    'Direcția Generală de Poliție a Municipiului București – Serviciul pentru Protecția Animalelor',
    'Nu cunosc încadrarea exactă.',
    'Autor necunoscut.',
    'Perioada: vara aceasta',
    'Nu cunosc alți martori.',
    'La adresa poștală de la punctul 1.',
  ]) {
    expect(text).toContain(said)
  }
  expect(text).not.toContain('Poliția Locală')
  expect(text).not.toContain('E-mail:')
})

test('a petition without who, what, where or when is refused, field by field, in the language of the caller', async () => {
  const { app } = await emptyWorld()
  for (const [field, fields] of [
    ['full_name', { full_name: '  ' }],
    ['address', { address: '' }],
    ['what', { what: '' }],
    ['place', { place: ' ' }],
    ['date', { date: null, period: ' ' }],
    ['email', { email: '', phone_number: null }],
    ['species', { species: '' }],
  ] as const) {
    const answer = await ask(app, petitionForm(fields))
    expect([field, answer.statusCode, answer.json().errors]).toEqual([field, 422, [{ field, message: 'Acest câmp nu poate fi gol.' }]])
  }
})

test('bad input: everything is bounded and of its kind', async () => {
  const { app } = await emptyWorld()
  const bad: Record<string, unknown[]> = {
    county: ['XX', '', 1, null],
    deeds: [['no-food-water', 'no-shelter', 'no-vet', 'beaten'], ['beaten', 'beaten'], ['x'], 'beaten', null],
    what: ['a'.repeat(PETITION_TEXT_CHARACTERS + 1), 'a\u0000b', 'a\ud800b', 1],
    place: ['a'.repeat(301)],
    date: ['2026-02-30', '20.11.2026'],
    hour: ['25:00', '18:30:15', 'seara'],
    animals: [0, -1, 1.5, 10_000, '2'],
    witnesses: [Array.from({ length: 6 }, () => ({ name: 'Dan' })), [{ name: '' }]],
    email: ['ana', 'a@b'],
    phone_number: ['abc', '0'.repeat(33)],
    media_id: ['x', '../../etc'],
    full_name: ['a'.repeat(101)],
  }
  for (const [field, values] of Object.entries(bad)) {
    for (const value of values) {
      const answer = await ask(app, { ...petitionForm(), [field]: value })
      expect([field, value, answer.statusCode]).toEqual([field, value, 422])
    }
  }
})

test('what was typed stays on its own line: nothing hidden, no old cedilla, no letter that cannot be drawn', async () => {
  const { app } = await emptyWorld()
  const form = petitionForm({ full_name: 'Ana\n\n2. Fapta', suspect: 'Ion\u202e\u200b Şerban\u0007', what: 'cuțu 🐕 legat', species: 'ca\u0302ine' })
  const text = await asText(app, form)
  expect(text).toContain('Nume și prenume: Ana 2. Fapta\n')
  expect(text).toContain('\nIon Șerban\n')
  expect(text).toContain('Specia: câine')
  expect(pdfText((await ask(app, form)).rawPayload)).toContain('cuțu ? legat')
})

test('letters the font lacks give way to the nearest ones, and the document says so when there are none', async () => {
  const { app } = await emptyWorld()
  const note = 'nu pot fi tipărite cu fontul acestui document'
  const near = pdfText((await ask(app, petitionForm({ suspect: 'Nguyễn, № 3 ● casa ‑ 5′', what: '𝐁𝐚𝐭𝐞 câinele' }))).rawPayload)
  for (const said of ["Nguyen, No 3 • casa - 5'", 'Bate câinele']) expect(near).toContain(said)
  expect(near).not.toContain(note)
  const far = pdfText((await ask(app, petitionForm({ suspect: 'Иван' }))).rawPayload)
  expect(far).toContain('????')
  expect(far).toContain(note)
})

test('documents are limited by network and hour, refused forms are not counted', async () => {
  const { app } = await emptyWorld({ LIMITS_SCALE: '1', LIMIT_DOCUMENT: '2/2' })
  expect((await ask(app, petitionForm({ what: '' }))).statusCode).toBe(422)
  const statuses = [1, 2, 3].map(async () => (await ask(app, petitionForm(), 'text/plain')).statusCode)
  expect((await Promise.all(statuses)).filter((status) => status === 429).length).toBe(1)
})
