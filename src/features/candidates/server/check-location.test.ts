import { describe, expect, it } from 'vitest'
import { checkLocation, distanceBetween } from './check-location.ts'

const at = (location: string, city: string, type: 'Full-time' | 'Remote' | 'Freelance' = 'Full-time') =>
  checkLocation({ location, type }, city, 60)

describe('checkLocation', () => {
  it.each([
    ['Tunis', 'tunis'],
    ['Béja', 'BEJA'],
    ['Tunis', 'Ariana'],
    ['Tunis, Tunisia', 'La Marsa'],
    ['Lac 1, Tunis', 'Ben Arous'],
    ['Sousse', 'Monastir'],
    ['Tunis', 'تونس'],
    ['تونس', 'أريانة'],
    ['صفاقس', 'Sfax'],
    ['Sfax / Tunis', 'Soukra'],
    ['Paris', 'Versailles'],
    ['Köln', 'Bonn'],
    ['Vienna', 'Wien'],
    ['Wien', 'Vienne'],
    ['Milano', 'Milan'],
    ['Bruxelles', 'Brüssel'],
    ['Alger', 'الجزائر العاصمة'],
    ['New York', 'Nueva York'],
    ['Lisboa', 'Lissabon'],
    ['Grand Tunis', 'Radès'],
    ['Télétravail', 'Gabès'],
    ['Tunis ou à distance', 'Gabès'],
  ])('a job in %s suits a candidate in %s', (location, city) => {
    expect(at(location, city)).toBeNull()
  })

  it.each([
    ['Tunis', 'Sfax', 'too-far'],
    ['سوسة', 'Tunis', 'too-far'],
    ['Tunis', 'Djerba', 'too-far'],
    ['München', 'Wien', 'too-far'],
    ['Tunis', 'Qwertzuiop', 'unknown-city'],
  ])('a job in %s does not suit a candidate in %s: %s', (location, city, reason) => {
    expect(at(location, city)).toBe(reason)
  })

  it('suits every city when the job is remote or freelance', () => {
    expect(at('Tunis', 'Sfax', 'Remote')).toBeNull()
    expect(at('Tunis', 'Qwertzuiop', 'Freelance')).toBeNull()
  })

  it('§apply-4 suits every city when the location of the job is unknown', () => {
    expect(at('Zone Xyzzy 9', 'Sfax')).toBeNull()
  })
})

it.each([
  ['Gafsa', 'Sfax', 185],
  ['Sfax', 'Gafsa', 185],
  ['Tunis', 'تونس', 0],
  ['Gafsa', 'Qwertzuiop', null],
])('%s and %s are %s km apart', (one, other, km) => expect(distanceBetween(one, other)).toBe(km))
