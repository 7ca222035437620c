import type { RecordDouble } from '#contract/directory-desk.ts'
import { dialled } from '#contract/merged-record.ts'
import { foldForSearch } from '#contract/search.ts'
import type { Db } from '../platform/database/database.ts'
import { deskRecordOf, deskRowsOf, type DeskRow } from './desk-records.ts'
import { readList } from './records.ts'

const MOST_DOUBLES = 5
/** Rows compared in one go: a batch holds nothing else up. */
const COMPARED_AT_ONCE = 2_000
/** Words that many names have. */
const COMMON = new Set([
  'adapost',
  'adapostul',
  'asociatia',
  'asociatie',
  'fundatia',
  'fundatie',
  'dresaj',
  'dresor',
  'caini',
  'pisici',
  'animale',
  'pentru',
  'club',
])

type Likeness = Omit<DeskRow, 'suggested_because'>
type Alike = RecordDouble['alike']

/** Records of the same directory that may be this one: the same name or telephone number, or the same place and a word of the name. The likest first. @param among which of them are asked for */
export async function doublesOf(db: Db, record: Likeness, among: (row: DeskRow) => boolean = () => true): Promise<RecordDouble[]> {
  const isAlike = likenessTo(record)
  const found: { row: DeskRow; alike: Alike }[] = []
  let after = 0
  for (;;) {
    const batch = await deskRowsOf(db, record.kind).selectAll().where('id', '>', after).orderBy('id').limit(COMPARED_AT_ONCE).execute()
    for (const row of batch) {
      const alike = row.id === record.id || !among(row) ? [] : isAlike(row)
      if (alike.length > 0) found.push({ row, alike })
    }
    const last = batch.at(-1)
    if (!last || batch.length < COMPARED_AT_ONCE) break
    after = last.id
  }
  const likest = found.toSorted((one, other) => other.alike.length - one.alike.length).slice(0, MOST_DOUBLES)
  return likest.map(({ row, alike }) => ({ record: deskRecordOf(row), alike }))
}

function likenessTo(record: Likeness): (other: Likeness) => Alike {
  const name = nameOf(record)
  const words = wordsOf(name)
  const place = foldForSearch(record.place).trim()
  const phones = new Set(phonesOf(record))
  return (other) => {
    const otherName = nameOf(other)
    const same: Record<Alike[number], boolean> = {
      name: otherName === name,
      phone: phonesOf(other).some((phone) => phones.has(phone)),
      place: foldForSearch(other.place).trim() === place,
    }
    const telling = same.name || same.phone || (same.place && wordsOf(otherName).some((word) => words.includes(word)))
    return telling ? (['name', 'phone', 'place'] as const).filter((what) => same[what]) : []
  }
}

function nameOf({ name }: Likeness): string {
  return foldForSearch(name)
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

function wordsOf(name: string): string[] {
  return name.split(' ').filter((word) => word.length >= 4 && !COMMON.has(word))
}

function phonesOf({ phone_numbers }: Likeness): string[] {
  return readList(phone_numbers)
    .map(dialled)
    .filter(({ length }) => length >= 6)
}
