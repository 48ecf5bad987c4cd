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
      expect(family).toBeCloseTo(near ?? 0, 0)
      expect(other).toBeLessThan(0)
    },
  )

  it('a word that nobody speaks of says nothing', () => {
    expect(speechOf(cook, stemsOfText('blurfle', 'en'), 'en')).toBe(0)
  })
})
