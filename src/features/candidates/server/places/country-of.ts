import { placeKey } from './place-key.ts'
import { spelledCities } from './spelled-cities.ts'
import { spelledPlaces } from './spelled-places.ts'
import { openGazetteer } from './world-cities.ts'

const home = 'TN'

/**
 * The country, by its ISO 3166 code, of the first place that a text names; null when nobody knows it. Of places with
 * one name the one in the country that the text names is meant, else the Tunisian one, else the largest.
 */
export function countryOf(text: string): string | null {
  const parts = text.split(/[,;/|()،–—]|\s-\s/).map(placeKey)
  const named = namedCountries()
  const alone = named.get(placeKey(text))
  if (alone) return alone
  const said = parts.map((key) => named.get(key)).find((country) => country !== undefined)
  for (const key of [placeKey(text), ...parts]) {
    const countries = named.has(key) ? [] : countriesOf(key)
    if (said && countries.includes(said)) return said
    if (countries.length > 0) return countries.includes(home) ? home : (countries[0] ?? null)
  }
  return said ?? null
}

function countriesOf(key: string): string[] {
  if (key === '') return []
  if (spelledPlaces().has(key)) return [home]
  const spelled = spelledCities().get(key)
  return [...(spelled ? [spelled.country] : []), ...openGazetteer().countriesOf(key)]
}

let countries: Map<string, string> | undefined

/** By their names in the languages of the product and in Arabic, as keys. */
function namedCountries(): Map<string, string> {
  if (countries) return countries
  const codes = openGazetteer().countries
  countries = new Map()
  for (const language of ['en', 'fr', 'de', 'es', 'ar']) {
    const names = new Intl.DisplayNames([language], { type: 'region' })
    for (const code of codes) {
      const key = placeKey(names.of(code) ?? '')
      // The state in North America is meant as often as the country.
      if (key !== 'georgia') countries.set(key, code)
    }
  }
  return countries
}
