import { expect, test } from 'vitest'
import { panelOf, scoreCase } from './panel.ts'

test('answers that fit neither their questions nor their job get no total, those that miss one keep it', () => {
  const ofHotel = panelOf('dev').filter(
    ({ job, language }) => job === 'receptionist-hotel-djerba' && language === 'en',
  )
  const octopus = ofHotel.find(({ band }) => band === 'empty')
  const order = ofHotel.find(({ band }) => band === 'good')
  if (!octopus || !order) throw new Error('The panel lacks its English hotel reception.')
  expect(scoreCase(octopus)).toMatchObject({
    score: null,
    confidence: { reasons: ['answers-unlike-questions', 'answers-unlike-job'] },
  })
  expect(scoreCase(order).score).toBeGreaterThan(70)
  expect(scoreCase(order).confidence.reasons).toEqual(['answers-unlike-questions'])
})
