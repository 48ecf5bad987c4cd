import { placeKey } from './place-key.ts'
import { spelledCities } from './spelled-cities.ts'
import { spelledPlaces } from './spelled-places.ts'
import { openGazetteer, type Point } from './world-cities.ts'

/** What a text may mean: the names of its places in one spelling, and where places of such names lie. */
export interface Place {
  names: string[]
  points: Point[]
}

// Words that stand beside a city without being one.
const beside =
  /\b(grand|greater|centre|center|ville|city|gouvernorat|governorate|region|cedex|downtown)\b|ولاية|مدينة|\d+/giu

/** Finds the city, or the cities, that a text names: 'Tunis', 'Lac 1, Tunis', 'Sousse / Monastir', 'تونس'. */
export function findPlace(text: string): Place {
  const whole = lookUp(text)
  const found = whole.points.length > 0 ? [whole] : text.split(/[,;/|()،–—]|\s-\s/).map(lookUp)
  return { names: [...found.flatMap(({ names }) => names)], points: found.flatMap(({ points }) => points) }
}

function lookUp(text: string): Place {
  for (const spelling of [text, text.replace(beside, ' ')]) {
    const key = placeKey(spelling)
    if (key === '') continue
    const spelled = spelledPlaces().get(key)
    if (spelled) return { names: [key, spelled.name], points: [spelled.point] }
    // Other places may have the same name: Vienne is Vienna, and a town in France.
    const city = spelledCities().get(key)?.name
    const names = city ? [key, city] : [key]
    const points = names.flatMap(openGazetteer().pointsOf)
    if (points.length > 0) return { names, points }
  }
  const key = placeKey(text)
  return { names: key === '' ? [] : [key], points: [] }
}

const earthRadiusKm = 6371

/** The smallest distance between a point of the one list and one of the other. */
export function kilometresApart(some: readonly Point[], others: readonly Point[]): number {
  return Math.min(...some.flatMap((one) => others.map((other) => distance(one, other))))
}

function distance([latitude, longitude]: Point, [otherLatitude, otherLongitude]: Point): number {
  const radians = Math.PI / 180
  const north = Math.sin(((otherLatitude - latitude) * radians) / 2) ** 2
  const east = Math.sin(((otherLongitude - longitude) * radians) / 2) ** 2
  const chord = north + east * Math.cos(latitude * radians) * Math.cos(otherLatitude * radians)
  return 2 * earthRadiusKm * Math.asin(Math.min(1, Math.sqrt(chord)))
}
