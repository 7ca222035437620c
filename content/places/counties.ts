import type { CountyCode } from '#contract/official-petition.ts'
import { foldForSearch } from '#contract/search.ts'

/** ISO 3166-2:RO, by the alphabet of the names. */
export const counties: Record<CountyCode, string> = {
  AB: 'Alba',
  AR: 'Arad',
  AG: 'Argeș',
  BC: 'Bacău',
  BH: 'Bihor',
  BN: 'Bistrița-Năsăud',
  BT: 'Botoșani',
  BV: 'Brașov',
  BR: 'Brăila',
  B: 'București',
  BZ: 'Buzău',
  CS: 'Caraș-Severin',
  CL: 'Călărași',
  CJ: 'Cluj',
  CT: 'Constanța',
  CV: 'Covasna',
  DB: 'Dâmbovița',
  DJ: 'Dolj',
  GL: 'Galați',
  GR: 'Giurgiu',
  GJ: 'Gorj',
  HR: 'Harghita',
  HD: 'Hunedoara',
  IL: 'Ialomița',
  IS: 'Iași',
  IF: 'Ilfov',
  MM: 'Maramureș',
  MH: 'Mehedinți',
  MS: 'Mureș',
  NT: 'Neamț',
  OT: 'Olt',
  PH: 'Prahova',
  SM: 'Satu Mare',
  SJ: 'Sălaj',
  SB: 'Sibiu',
  SV: 'Suceava',
  TR: 'Teleorman',
  TM: 'Timiș',
  TL: 'Tulcea',
  VS: 'Vaslui',
  VL: 'Vâlcea',
  VN: 'Vrancea',
}

/** The county that a place or a search names: 'adăpost Suceava', 'Bacău, județul Bacău', 'Cluj-Napoca'; null when it names none. */
export function countyNamedIn(text: string): string | null {
  const searched = inWords(text)
  return Object.values(counties).find((county) => searched.includes(inWords(county))) ?? null
}

/** Folded words, each between spaces. */
function inWords(text: string): string {
  return ` ${foldForSearch(text)
    .replaceAll(/[^a-z]+/g, ' ')
    .trim()} `
}
