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
  const whole = placeKey(text)
  const parts = text.split(/[,;/|()،–—]|\s-\s/).map(placeKey)
  const named = namedCountries()
  if (spelledPlaces().has(whole)) return home
  const alone = named.get(whole)
  if (alone) return alone
  const said = parts.flatMap((key) => named.get(key) ?? [])
  // The cities of the world take long to read: a Tunisian place is known without them.
  if ((said[0] ?? home) === home && parts.some((key) => spelledPlaces().has(key))) return home
  for (const key of [whole, ...parts]) {
    const country = named.get(key)
    const countries = countriesOf(key)
    // A name of both, as of Granada, is a city's beside a country that has it.
    const meant = countries.find((one) => one !== country && said.includes(one))
    if (meant) return meant
    if (!country && countries.length > 0) return countries.includes(home) ? home : (countries[0] ?? null)
  }
  return said[0] ?? null
}

function countriesOf(key: string): string[] {
  if (key === '') return []
  const spelled = spelledCities().get(key)
  return [
    ...(spelledPlaces().has(key) ? [home] : []),
    ...(spelled ? [spelled.country] : []),
    ...openGazetteer().countriesOf(key),
  ]
}

let countries: Map<string, string> | undefined

/** By their names in the languages of the product and in Arabic, as keys. */
function namedCountries(): Map<string, string> {
  if (countries) return countries
  countries = new Map(Object.entries(shortNames))
  for (const language of ['en', 'fr', 'de', 'es', 'ar']) {
    const names = new Intl.DisplayNames([language], { type: 'region', fallback: 'none' })
    for (const code of countryCodes()) {
      const key = placeKey(names.of(code) ?? '')
      if (key !== '' && !meantElsewhere(key, code)) countries.set(key, code)
    }
  }
  return countries
}

/** The state in North America and the city in Spain are meant as often as the countries of their names, or more. */
function meantElsewhere(key: string, code: string): boolean {
  const city = spelledCities().get(key)
  return key === 'georgia' || key === 'granada' || (city !== undefined && city.country !== code)
}

/** Names of which the standard has another one, by their keys. */
const shortNames: Readonly<Record<string, string>> = {
  uk: 'GB',
  'great britain': 'GB',
  england: 'GB',
  angleterre: 'GB',
  inglaterra: 'GB',
  usa: 'US',
  us: 'US',
  'ee uu': 'US',
  uae: 'AE',
  'czech republic': 'CZ',
  'ivory coast': 'CI',
  holland: 'NL',
  turkey: 'TR',
}

/** What stands for unions, tests and the unknown in the list of regions is no country. */
const noCountry: ReadonlySet<string> = new Set(['EU', 'EZ', 'QO', 'UN', 'XA', 'XB', 'ZZ'])

/** All pairs of letters; those that stood for a country of old stand for what it is now. */
function countryCodes(): Set<string> {
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
  const pairs = letters.flatMap((first) => letters.map((second) => first + second))
  return new Set(
    pairs
      .filter((pair) => !noCountry.has(pair))
      .map((pair) => new Intl.Locale('und', { region: pair }).region ?? pair),
  )
}
