import { expect, test } from 'vitest'
import { growth } from '#testing/growth.ts'
import { readOfferHints } from './read-offer-hints.ts'

test('a long offer takes time in proportion to its length', () => {
  const read = (times: number) =>
    void readOfferHints({
      title: 'Dispatcher',
      description:
        'You plan the routes of twelve drivers and answer the calls of our customers in two languages.\n'.repeat(
          times * 4,
        ),
      type: 'Full-time',
      skills: ['planning'],
      minExperienceYears: '3',
      seniorityLevel: 'Mid-level',
      educationLevel: "Bachelor's",
    })
  expect(growth(read, 15, 60)).toBeLessThan(14)
})
