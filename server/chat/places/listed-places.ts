import { kilometresBetween, type Place } from '#content/places/places.ts'
import { withoutDiacritics, words } from '../../language/romanian.ts'

/** A place of a directory, as its records carry it, with where it lies. */
interface ListedPlace {
  /** 'Bacău, județul Bacău', 'București, sectorul 3', 'Cluj-Napoca'. */
  city: string
  place: Place | null
}

/** A listed place near the one asked for. */
export interface NearPlace {
  city: string
  kilometres: number
}

/** The places of a directory, to be asked for a place. */
export interface ListedPlaces {
  /** Those that lie in the place asked for, as the records carry them. */
  within(asked: Place): string[]
  /** The nearest others, nearest first. */
  nearest(asked: Place, most: number): NearPlace[]
}

/** Finds where each listed place lies. */
export function locateListed(cities: readonly string[], places: readonly Place[]): ListedPlaces {
  const towns = new Map(
    places.filter(({ level }) => level === 'city' || level === 'commune').map((place) => [`${key(place.name)}|${key(place.county)}`, place]),
  )
  const byName = new Map(places.filter(({ level }) => level === 'city').map((place) => [key(place.name), place]))
  const listed = cities.map((city): ListedPlace => {
    const { town, county } = partsOf(city)
    return { city, place: towns.get(`${key(town)}|${key(county)}`) ?? byName.get(key(town)) ?? null }
  })
  return {
    within: (asked) => listed.filter((one) => liesIn(one, asked)).map(({ city }) => city),
    nearest: (asked, most) =>
      listed
        .flatMap(({ city, place }) => (place ? [{ city, kilometres: Math.round(kilometresBetween(asked, place)) }] : []))
        .toSorted((one, other) => one.kilometres - other.kilometres)
        .slice(0, most),
  }
}

/** A county holds its towns; a quarter and a sector lie in their town. */
function liesIn({ city, place }: ListedPlace, asked: Place): boolean {
  const { town } = partsOf(city)
  switch (asked.level) {
    case 'county':
      return place?.county === asked.county
    case 'sector':
      return key(town) === key('București')
    case 'quarter':
      return place !== null && kilometresBetween(place, asked) < QUARTER_KM
    case 'city':
    case 'commune':
      return key(town) === key(asked.name) && (place === null || place.county === asked.county)
    case 'region':
      return false
  }
}

/** A quarter lies so far at most from the middle of its town. */
const QUARTER_KM = 12

function key(name: string): string {
  return words(name).map(withoutDiacritics).join(' ')
}

function partsOf(city: string): { town: string; county: string } {
  const [town = '', rest = ''] = city.split(',').map((part) => part.trim())
  return { town, county: /^jude[țţt]ul\s+(.+)$/i.exec(rest)?.[1] ?? '' }
}
