import { foldForSearch } from '#contract/search.ts'
import type { DirectoryKind } from '#contract/directory.ts'
import type { ImportColumn } from '#contract/directory-import.ts'

const COLUMNS: Record<DirectoryKind, readonly ImportColumn[]> = {
  shelter: ['id', 'name', 'place', 'description', 'phone_numbers', 'website', 'verified_on', 'status'],
  trainer: ['id', 'name', 'place', 'species', 'description', 'phone_numbers', 'verified_on', 'status'],
}
const PLACE = { shelter: 'location', trainer: 'city' } as const

/** Words that the spreadsheets of others put above a column, besides the name it has in files of our own. */
const KNOWN_AS: Record<ImportColumn, readonly string[]> = {
  id: ['nr fisa'],
  name: ['nume', 'denumire', 'adapost', 'dresor', 'organizatie', 'asociatie', 'titlu'],
  place: ['location', 'city', 'town', 'localitate', 'localitate si judet', 'oras', 'locatie', 'adresa'],
  species: ['specii', 'specie', 'animale', 'ce animale', 'rase'],
  description: ['descriere', 'detalii', 'despre', 'observatii', 'notes'],
  phone_numbers: ['phone', 'phones', 'telephone', 'telephones', 'telefon', 'telefoane', 'tel', 'mobil', 'numar de telefon'],
  website: ['site', 'web', 'url', 'pagina', 'adresa web'],
  verified_on: ['verificat', 'verificat la', 'checked on'],
  status: ['stare', 'standing'],
}

/** In which place of a line each column stands; one that is nowhere leaves records as they are. */
export type Columns = Partial<Record<ImportColumn, number>>

/** What a file may say of a record of a directory. */
export function columnsOf(kind: DirectoryKind): readonly ImportColumn[] {
  return COLUMNS[kind]
}

/** How a column is called in files of our own. */
export function columnName(kind: DirectoryKind, column: ImportColumn): string {
  return column === 'place' ? PLACE[kind] : column
}

/** The columns of a file of our own, in any order; what is left out would be emptied, so only the id may be. @throws Error when they are others */
export function wholeColumns(kind: DirectoryKind, head: readonly string[]): Columns {
  const names = head.map((name) => name.trim().toLowerCase())
  const wanted = columnsOf(kind).map((column) => columnName(kind, column))
  const whole = wanted.every((name) => name === 'id' || names.includes(name))
  if (!whole || names.some((name, at) => !wanted.includes(name) || names.indexOf(name) !== at))
    throw new Error(`the first line must name the columns ${wanted.join(', ')}`)
  return columnsWhere(kind, (column) => names.indexOf(columnName(kind, column)))
}

/** What the first line of somebody's spreadsheet seems to mean; no place twice. */
export function guessColumns(kind: DirectoryKind, head: readonly string[]): Columns {
  const names = head.map((name) => foldForSearch(name).replaceAll('_', ' ').trim())
  const taken = new Set<number>()
  return columnsWhere(kind, (column) => {
    const words = new Set([columnName(kind, column).replaceAll('_', ' '), ...KNOWN_AS[column]])
    const at = names.findIndex((name, place) => !taken.has(place) && words.has(name))
    taken.add(at)
    return at
  })
}

function columnsWhere(kind: DirectoryKind, find: (column: ImportColumn) => number): Columns {
  const found = columnsOf(kind).map((column) => [column, find(column)] as const)
  return Object.fromEntries(found.filter(([, at]) => at >= 0))
}
