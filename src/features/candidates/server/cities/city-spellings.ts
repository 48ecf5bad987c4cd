import { cityKey } from './city-key.ts'
import type { Point } from './gazetteer.ts'
import tunisia from './tunisian-cities.json' with { type: 'json' }
import world from './world-spellings.json' with { type: 'json' }

let tunisianByKey: Map<string, { name: string; point: Point }> | undefined

/** Tunisian cities that the gazetteer lacks or spells otherwise: by the key of each spelling, the main one's key. */
export function tunisianCities() {
  tunisianByKey ??= new Map(
    tunisia.flatMap(({ point: [latitude = 0, longitude = 0], names }) =>
      names.map((name) => [
        cityKey(name),
        { name: cityKey(names[0] ?? name), point: [latitude, longitude] as const },
      ]),
    ),
  )
  return tunisianByKey
}

let worldByKey: Map<string, { name: string; country: string }> | undefined

/** Other languages' names of cities of the world: by the key of each, the key of the gazetteer's name. */
export function worldSpellings() {
  worldByKey ??= new Map(
    Object.entries(world).flatMap(([country, cities]) =>
      Object.entries<string[]>(cities).flatMap(([name, spellings]) =>
        spellings.map((spelling) => [cityKey(spelling), { name: cityKey(name), country }] as const),
      ),
    ),
  )
  return worldByKey
}
