import { placeKey } from './place-key.ts'
import { spelledPlaces } from './spelled-places.ts'
import { openGazetteer } from './world-cities.ts'

const home = 'TN'

/**
 * The country, by its ISO 3166 code, of the first place that a text names; null when nobody knows it. Of places with
 * one name the Tunisian one is meant, else the largest.
 */
export function countryOf(text: string): string | null {
  for (const part of [text, ...text.split(/[,;/|()،–—]|\s-\s/)]) {
    const key = placeKey(part)
    if (spelledPlaces().has(key)) return home
    const countries = key === '' ? [] : openGazetteer().countriesOf(key)
    if (countries.length > 0) return countries.includes(home) ? home : (countries[0] ?? null)
  }
  return null
}
