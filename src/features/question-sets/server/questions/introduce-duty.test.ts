import { expect, it } from 'vitest'
import type { Language } from '#contract/languages.ts'
import { pickDuty } from './introduce-duty.ts'

it.each<[Language, string, string | undefined]>([
  [
    'en',
    'Who we are: a bakery in the city.\n- Manage the daily operations of our shop\n',
    'manage the daily operations of our shop',
  ],
  [
    'fr',
    'Vous rejoignez une équipe de la région.\n• Gérer les stocks du magasin',
    'gérer les stocks du magasin',
  ],
  [
    'fr',
    'Dans ce poste, vous gérez la boutique en ligne de la marque et vous animez le réseau des magasins.',
    'vous gérez la boutique en ligne de la marque',
  ],
  [
    'de',
    'Das erwartet Sie bei uns:\n- Betreuung der Kunden in der Region',
    'Betreuung der Kunden in der Region',
  ],
  ['de', 'Das erwartet Sie bei uns:\n- Kunden in der Region beraten', 'Kunden in der Region beraten'],
  [
    'es',
    'Buscamos una persona para el equipo.\n- Atender las incidencias de los clientes',
    'atender las incidencias de los clientes',
  ],
  ['en', 'Vous gérez la boutique en ligne de la marque et le site.', undefined],
  ['en', 'We are the best place to work in the city.', undefined],
  ['en', '', undefined],
])('in %s reads %j as %j', (language, description, duty) => {
  expect(pickDuty(description, language, 'job')?.text).toBe(duty)
})

it('shortens a long duty at the end of a phrase', () => {
  const duty = pickDuty(
    'You will negotiate with local suppliers of the region, in order to keep the shelves full in every season.',
    'en',
    'job',
  )
  expect(duty?.text).toBe('negotiate with local suppliers of the region')
})
