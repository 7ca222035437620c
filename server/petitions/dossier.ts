import { dossierTexts } from '#texts/complaints/dossier.ts'
import type { Db } from '../platform/database/database.ts'
import { makePdf } from '../platform/pdf/pdf.ts'
import { Refusal } from '../platform/refusal.ts'

/** Days of a table; a longer petition is told by month. */
const MOST_DAYS = 62
const DAY_CHARACTERS = 10
const MONTH_CHARACTERS = 7

/** The document for the institution a petition is addressed to: its text and its numbers, and nobody's name. @throws Refusal petition.not_found */
export async function dossierPdf(db: Db, petitionId: number, now = new Date()): Promise<Buffer> {
  const petition = await db.selectFrom('petitions').selectAll().where('id', '=', petitionId).executeTakeFirst()
  if (!petition) throw new Refusal('petition.not_found')
  const days = await perDay(db, petitionId)
  const { title, addressee, description, current_signatures, verified_signatures, created_at, closed_at, result } = petition
  const texts = dossierTexts
  return makePdf({ title, author: 'Bobita', subject: texts.subject, language: 'ro-RO', date: now }, (page) => {
    page.title(title)
    page.paragraph(texts.to(addressee))
    for (const part of description.split(/\n+/)) page.paragraph(part)
    page.heading(texts.numbers)
    page.paragraph(texts.signatures(current_signatures))
    if (verified_signatures > 0) page.paragraph(texts.verified(verified_signatures))
    page.paragraph(closed_at === null ? texts.open(created_at, now.toISOString()) : texts.closed(created_at, closed_at))
    if (result !== null) {
      page.heading(texts.result)
      page.paragraph(result)
    }
    page.heading(texts.perDay)
    for (const [day, signatures] of shortened(days)) page.note(`${day}: ${signatures}`)
    page.heading(texts.method)
    for (const sentence of texts.methodPoints) page.paragraph(sentence)
  })
}

/** How many signatures each day brought; counted by the database, so that no row leaves it. */
async function perDay(db: Db, petitionId: number): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('signatures')
    .select((row) => [row.fn<string>('substr', ['created_at', row.lit(1), row.lit(DAY_CHARACTERS)]).as('day'), row.fn.countAll().as('signatures')])
    .where('petition_id', '=', petitionId)
    .groupBy('day')
    .orderBy('day')
    .execute()
  return new Map(rows.map(({ day, signatures }) => [day, Number(signatures)]))
}

function shortened(days: Map<string, number>): Map<string, number> {
  if (days.size <= MOST_DAYS) return days
  const months = new Map<string, number>()
  for (const [day, signatures] of days) {
    const month = day.slice(0, MONTH_CHARACTERS)
    months.set(month, (months.get(month) ?? 0) + signatures)
  }
  return months
}
