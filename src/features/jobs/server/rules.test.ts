import { describe, expect, test } from 'vitest'
import { hasSameQuestionBasis, isSameOffer, type Offer } from './rules.ts'

const profile = {
  skills: ['Excel'],
  minExperienceYears: 1,
  educationLevel: 'High School',
  preferredLanguages: [],
  softSkills: ['Patience'],
  seniorityLevel: 'Junior',
  industryBackground: 'Retail',
}
const offer = {
  title: 'Buyer',
  description: 'Buys.',
  location: 'Sfax',
  type: 'Full-time',
  salary: 1500,
  idealProfile: profile,
  interviewLanguage: 'en',
} as unknown as Offer
const changed = (change: object) => ({ ...offer, ...change }) as Offer
const inProfile = (change: object) => changed({ idealProfile: { ...profile, ...change } })

describe('a change of an offer', () => {
  test('that changes nothing leaves offer and questions as they are', () => {
    const same = changed({ idealProfile: { ...profile, skills: ['Excel'] }, status: 'closed' })
    expect([isSameOffer(offer, same), hasSameQuestionBasis(offer, same)]).toEqual([true, true])
  })

  test.each([
    ['title', changed({ title: 'Seller' })],
    ['description', changed({ description: 'Sells.' })],
    ['type', changed({ type: 'Part-time' })],
    ['interview language', changed({ interviewLanguage: 'fr' })],
    ['skills', inProfile({ skills: ['Word'] })],
    ['soft skills', inProfile({ softSkills: [] })],
    ['seniority', inProfile({ seniorityLevel: 'Senior' })],
    ['industry', inProfile({ industryBackground: 'Finance' })],
  ])('of its %s asks for other questions', (_what, other) => {
    expect([isSameOffer(offer, other), hasSameQuestionBasis(offer, other)]).toEqual([false, false])
  })

  test.each([
    ['location', changed({ location: 'Tunis' })],
    ['salary', changed({ salary: null })],
    ['experience', inProfile({ minExperienceYears: 2 })],
    ['education', inProfile({ educationLevel: 'Bachelor' })],
    ['languages', inProfile({ preferredLanguages: ['French'] })],
  ])('of its %s keeps the questions', (_what, other) => {
    expect([isSameOffer(offer, other), hasSameQuestionBasis(offer, other)]).toEqual([false, true])
  })
})
