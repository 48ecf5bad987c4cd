import { describe, expect, it } from 'vitest'
import { checkLocation } from './check-location.ts'

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
  ])('a job in %s suits somebody in %s', (location, city) => {
    expect(at(location, city)).toBeNull()
  })

  it.each([
    ['Tunis', 'Sfax', 'too-far'],
    ['سوسة', 'Tunis', 'too-far'],
    ['Tunis', 'Djerba', 'too-far'],
    ['München', 'Wien', 'too-far'],
    ['Tunis', 'Qwertzuiop', 'unknown-city'],
  ])('a job in %s does not suit somebody in %s: %s', (location, city, reason) => {
    expect(at(location, city)).toBe(reason)
  })

  it('suits every city when the job is remote or freelance', () => {
    expect(at('Tunis', 'Sfax', 'Remote')).toBeNull()
    expect(at('Tunis', 'Qwertzuiop', 'Freelance')).toBeNull()
  })

  it('suits every city when nobody knows where the job is, and its own spelling even then', () => {
    expect(at('Zone Xyzzy 9', 'Sfax')).toBeNull()
  })
})
