import { getCountries } from 'libphonenumber-js/max'
import { cityKey } from './city-key.ts'
import { tunisianCities, worldSpellings } from './city-spellings.ts'
import { splitCities } from './find-city.ts'
import { openGazetteer } from './gazetteer.ts'

const home = 'TN'

/**
 * The ISO 3166 code of the country of the first place in a text; null when unknown. Among places of one name the one in
 * a country that the text names wins, then the Tunisian one, then the largest.
 */
export function countryOf(text: string): string | null {
  const whole = cityKey(text)
  const parts = splitCities(text).map(cityKey)
  const named = namedCountries()
  if (tunisianCities().has(whole)) return home
  const alone = named.get(whole)
  if (alone) return alone
  const mentioned = parts.flatMap((key) => named.get(key) ?? [])
  // Loading the gazetteer takes half a second: a Tunisian city is known without it.
  if ((mentioned[0] ?? home) === home && parts.some((key) => tunisianCities().has(key))) return home
  for (const key of [whole, ...parts]) {
    const country = named.get(key)
    const countries = countriesOf(key)
    // A name of a city and of a country, as Granada, means the city beside its country.
    const meant = countries.find((one) => one !== country && mentioned.includes(one))
    if (meant) return meant
    if (!country && countries.length > 0) return countries.includes(home) ? home : (countries[0] ?? null)
  }
  return mentioned[0] ?? null
}

function countriesOf(key: string): string[] {
  if (key === '') return []
  const spelled = worldSpellings().get(key)
  return [
    ...(tunisianCities().has(key) ? [home] : []),
    ...(spelled ? [spelled.country] : []),
    ...openGazetteer().countriesOf(key),
  ]
}

let countries: Map<string, string> | undefined

/** By the keys of their names in the product's languages and in Arabic. */
function namedCountries(): Map<string, string> {
  if (countries) return countries
  countries = new Map(Object.entries(shortNames))
  for (const language of ['en', 'fr', 'de', 'es', 'ar']) {
    const names = new Intl.DisplayNames([language], { type: 'region', fallback: 'none' })
    for (const code of getCountries()) {
      const key = cityKey(names.of(code) ?? '')
      if (key !== '' && !isAmbiguous(key, code)) countries.set(key, code)
    }
  }
  return countries
}

/** Georgia and Granada more often mean the state and the Spanish city than the countries. */
function isAmbiguous(key: string, code: string): boolean {
  const city = worldSpellings().get(key)
  return key === 'georgia' || key === 'granada' || (city !== undefined && city.country !== code)
}

/** Common names that differ from the standard ones, by their keys. */
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
