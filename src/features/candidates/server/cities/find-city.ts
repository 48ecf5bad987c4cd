import { cityKey } from './city-key.ts'
import { tunisianCities, worldSpellings } from './city-spellings.ts'
import { openGazetteer, type Point } from './gazetteer.ts'

/** The cities that a text may mean: the keys of their names, and the points of all cities so named. */
export interface CityMatch {
  names: string[]
  points: Point[]
}

// Words beside a city's name that are no part of it.
const qualifiers =
  /\b(grand|greater|centre|center|ville|city|gouvernorat|governorate|region|cedex|downtown)\b|ولاية|مدينة|\d+/giu

/** Splits a text that may name several cities: 'Lac 1, Tunis', 'Sousse / Monastir'. */
export const splitCities = (text: string): string[] => text.split(/[,;/|()،–—]|\s-\s/)

/** Finds the city, or the cities, that a text names: 'Tunis', 'Lac 1, Tunis', 'Sousse / Monastir', 'تونس'. */
export function findCity(text: string): CityMatch {
  const whole = lookUp(text)
  const found = whole.points.length > 0 ? [whole] : splitCities(text).map(lookUp)
  return { names: found.flatMap(({ names }) => names), points: found.flatMap(({ points }) => points) }
}

function lookUp(text: string): CityMatch {
  for (const spelling of [text, text.replace(qualifiers, ' ')]) {
    const key = cityKey(spelling)
    if (key === '') continue
    const tunisian = tunisianCities().get(key)
    if (tunisian) return { names: [key, tunisian.name], points: [tunisian.point] }
    // Another city may have the same name: Vienne is Vienna, and a town in France.
    const city = worldSpellings().get(key)?.name
    const names = city ? [key, city] : [key]
    const points = names.flatMap(openGazetteer().pointsOf)
    if (points.length > 0) return { names, points }
  }
  const key = cityKey(text)
  return { names: key === '' ? [] : [key], points: [] }
}

const earthRadiusKm = 6371

/** The smallest distance between a point of one list and a point of the other. */
export function kilometresApart(some: readonly Point[], others: readonly Point[]): number {
  return Math.min(...some.flatMap((one) => others.map((other) => distance(one, other))))
}

/** The great-circle distance (haversine formula). */
function distance([latitude, longitude]: Point, [otherLatitude, otherLongitude]: Point): number {
  const radians = Math.PI / 180
  const north = Math.sin(((otherLatitude - latitude) * radians) / 2) ** 2
  const east = Math.sin(((otherLongitude - longitude) * radians) / 2) ** 2
  const chord = north + east * Math.cos(latitude * radians) * Math.cos(otherLatitude * radians)
  return 2 * earthRadiusKm * Math.asin(Math.min(1, Math.sqrt(chord)))
}
