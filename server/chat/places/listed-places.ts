import { authorities } from '#content/authorities/authorities.ts'
import { fold, words } from '../../knowledge/romanian.ts'

/** The places of the directories, as questions name them. */
export interface ListedPlaces {
  /** Every name that may be asked for, as its folded words: towns, then counties, longer names first. */
  names: { words: string[]; name: string }[]
  /** The places of a directory (as its records carry them) that lie in what was asked for. */
  within(name: string, cities: readonly string[]): string[]
}

/** Reads the places of both directories: 'Cluj-Napoca, județul Cluj' also tells in which county a trainer's 'Cluj-Napoca' lies. */
export function readPlaces(cities: readonly string[]): ListedPlaces {
  const counties = new Map(cities.map(partsOf).flatMap(({ town, county }) => (county === '' ? [] : [[key(town), key(county)] as const])))
  const spelled = new Map<string, string>()
  for (const { town, county } of cities.map(partsOf)) for (const name of [town, county]) if (name !== '') spelled.set(key(name), name)
  for (const { county } of authorities) if (!spelled.has(key(county))) spelled.set(key(county), county)
  const names = [...spelled].map(([folded, name]) => ({ words: folded.split(' '), name }))
  return {
    names: names.toSorted((one, other) => other.words.length - one.words.length),
    within: (name, listed) =>
      listed.filter((city) => {
        const { town, county } = partsOf(city)
        return [key(town), key(county), counties.get(key(town))].includes(key(name))
      }),
  }
}

function key(name: string): string {
  return words(name).map(fold).join(' ')
}

function partsOf(city: string): { town: string; county: string } {
  const [town = '', rest = ''] = city.split(',').map((part) => part.trim())
  return { town, county: /^jude[țţt]ul\s+(.+)$/i.exec(rest)?.[1] ?? '' }
}
