import { readFileSync } from 'node:fs'

export type PlaceLevel = 'county' | 'city' | 'sector' | 'quarter' | 'commune' | 'region'

/** A place of Romania as messages name it. */
export interface Place {
  name: string
  level: PlaceLevel
  /** 'Cluj', 'București'; empty for a region. */
  county: string
  /** Decimal degrees, right to about 5 km. */
  latitude: number
  longitude: number
  /** Short forms, plate codes and names in other languages. */
  otherNames: string[]
}

const levels: readonly PlaceLevel[] = ['county', 'city', 'sector', 'quarter', 'commune', 'region']

/** Reads the gazetteer. @throws Error naming a line that is not right */
export function readGazetteer(file = new URL('places.txt', import.meta.url)): Place[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line, at) => (line === '' || line.startsWith('#') ? [] : [readPlace(line, at + 1)]))
}

function readPlace(line: string, at: number): Place {
  const [name = '', kind = '', county = '', latitude = '', longitude = '', others = ''] = line.split('|').map((field) => field.trim())
  const level = levels.find((one) => one === kind)
  const place = {
    name,
    county,
    latitude: Number(latitude),
    longitude: Number(longitude),
    otherNames: others
      .split(',')
      .map((other) => other.trim())
      .filter((other) => other !== ''),
  }
  if (level === undefined || name === '' || !Number.isFinite(place.latitude) || !Number.isFinite(place.longitude))
    throw new Error(`places.txt, line ${at}: ${line}`)
  return { ...place, level }
}

const EARTH_KM = 6_371

/** Kilometres between two places as the crow flies. */
export function kilometresBetween(one: Pick<Place, 'latitude' | 'longitude'>, other: Pick<Place, 'latitude' | 'longitude'>): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180
  const half = (from: number, to: number) => Math.sin(radians(to - from) / 2) ** 2
  const chord = half(one.latitude, other.latitude) + Math.cos(radians(one.latitude)) * Math.cos(radians(other.latitude)) * half(one.longitude, other.longitude)
  return 2 * EARTH_KM * Math.asin(Math.sqrt(chord))
}
