import type { CountyCode } from '#contract/official-petition.ts'
import { counties } from '../places/counties.ts'

/** The offices of one county a petition about an animal goes to, each named as the addressee of a letter. */
export interface Authority {
  code: CountyCode
  /** 'Cluj', 'București'. */
  county: string
  /** The county police with its office for the protection of animals: who is asked to act. */
  police: string
  /** The veterinary directorate, which gets a copy. */
  veterinary: string
  /** The site of the county police; null where its address was not seen (SOURCES.md). */
  police_site: string | null
  /** The page of the office itself; null where none was seen. */
  office_page: string | null
  /** Where the office says it is found; null where it does not, or nobody saw it say so. */
  address: string | null
  /** Where the names were read. */
  source: string
  /** The day (YYYY-MM-DD) the row was last checked. */
  checked_on: string
}

/** The page of the Romanian police on petitions: certain, and the same for every county. */
export const POLICE_PAGE = 'https://www.politiaromana.ro/ro/relatii-cu-publicul'

const CHECKED_ON = '2026-11-21'

/** The county sites that were seen; the others are likely, by the same pattern, and not named. */
const sites: Partial<Record<CountyCode, string>> = {
  AR: 'https://ar.politiaromana.ro/',
  BV: 'https://bv.politiaromana.ro/',
  DB: 'https://db.politiaromana.ro/',
  GL: 'https://gl.politiaromana.ro/',
  VL: 'https://vl.politiaromana.ro/',
}

/** The pages of offices that were read, and the address where the page gives one. */
const offices: Partial<Record<CountyCode, { page: string; address: string | null }>> = {
  DB: { page: 'https://db.politiaromana.ro/ro/i-p-j-dambovita/servicii-judetene/biroul-pentru-protectia-animalelor', address: null },
  GL: {
    page: 'https://gl.politiaromana.ro/ro/i-p-j-gala-i/servicii-jude-ene/biroul-pentru-protectia-animalelor',
    address: 'Galați, Strada Brăilei nr. 200, camera 007',
  },
}

/** The 42 rows, in the order in which a list shows them. */
export const authorities: readonly Authority[] = entriesOf(counties).map(([code, county]) => ({
  code,
  county,
  police: policeOf(code, county),
  veterinary: `Direcția Sanitar-Veterinară și pentru Siguranța Alimentelor ${county}`,
  police_site: sites[code] ?? null,
  office_page: offices[code]?.page ?? null,
  address: offices[code]?.address ?? null,
  source: sites[code] ?? POLICE_PAGE,
  checked_on: CHECKED_ON,
}))

/**
 * The offices of a county.
 *
 * @throws Error when there is no such county, which its type rules out
 */
export function authorityOf(code: CountyCode): Authority {
  const found = authorities.find((authority) => authority.code === code)
  if (!found) throw new Error(`no authorities for ${code}`)
  return found
}

/** OUG 175/2020: an office in every county inspectorate, a service at the directorate of Bucharest. */
function policeOf(code: CountyCode, county: string): string {
  return code === 'B'
    ? 'Direcția Generală de Poliție a Municipiului București – Serviciul pentru Protecția Animalelor'
    : `Inspectoratul de Poliție Județean ${county} – Biroul pentru Protecția Animalelor`
}

/** `Object.entries` forgets what its keys are. */
function entriesOf<Key extends string, Value>(record: Record<Key, Value>): [Key, Value][] {
  const entries: [Key, Value][] = []
  for (const key in record) entries.push([key, record[key]])
  return entries
}
