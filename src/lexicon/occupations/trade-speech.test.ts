import { describe, expect, it } from 'vitest'
import { speechOf } from './trade-speech.ts'
import { stemsOfText } from './words.ts'

const landscaper = {
  family: 'agriculture-food',
  occupation: { family: 'agriculture-food', id: 'landscape-gardener' },
}
const gardener = { ...landscaper, occupation: { family: 'agriculture-food', id: 'gardener' } }
const ofFamily = { ...landscaper, occupation: null }
const cook = { family: 'kitchen', occupation: { family: 'kitchen', id: 'cook' } }

describe('the words that people of an occupation speak of', () => {
  it.each([
    ['en', 'gabion soakaway geotextile'],
    ['fr', 'gabion puisard géotextile'],
    ['de', 'Gabione Sickerschacht Geotextil'],
    ['es', 'gavión zahorra geotextil'],
  ] as const)(
    'in %s are of it most, then of those near it and of its family, and of no other',
    (language, words) => {
      const stems = stemsOfText(words, language)
      const [own, near, family, other] = [landscaper, gardener, ofFamily, cook].map((trade) =>
        speechOf(trade, stems, language),
      )
      expect(own).toBeGreaterThan(3)
      expect(near).toBeLessThan((own ?? 0) / 2)
      expect(near).toBeGreaterThan(0)
      expect(family).toBeCloseTo(near ?? 0, 1)
      expect(other).toBeLessThan(0)
    },
  )

  it('a compound of one’s own work is of it, though its parts are everybody’s', () => {
    const surveyor = { family: 'construction', occupation: { family: 'construction', id: 'land-surveyor' } }
    expect(speechOf(surveyor, stemsOfText('Nivelliergerät', 'de'), 'de')).toBeGreaterThan(1)
  })

  it('a word that nobody speaks of says nothing', () => {
    expect(speechOf(cook, stemsOfText('blurfle', 'en'), 'en')).toBe(0)
  })
})
