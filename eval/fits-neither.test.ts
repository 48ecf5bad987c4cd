import { expect, test } from 'vitest'
import { panelOf, scoreCase } from './panel.ts'

const ofHotel = panelOf('dev').filter(({ job }) => job === 'receptionist-hotel-djerba')

test('answers that fit neither their questions nor their job get no total, in any language', () => {
  const octopus = ofHotel.filter(({ band }) => band === 'empty')
  expect(octopus.map((one) => [one.language, scoreCase(one).score]).sort()).toEqual([
    ['de', null],
    ['en', null],
    ['es', null],
    ['fr', null],
  ])
})

test('answers that miss their questions alone keep it', () => {
  const good = ofHotel.find(({ band, language }) => band === 'good' && language === 'en')
  if (!good) throw new Error('The panel lacks its English hotel reception.')
  const { answers } = good.input
  const turned = { ...good, input: { ...good.input, answers: [...answers.slice(1), ...answers.slice(0, 1)] } }
  const { score, confidence } = scoreCase(turned)
  expect(score).toBeGreaterThan(70)
  expect(confidence.reasons).toEqual(['answers-unlike-questions'])
  expect(scoreCase(good).confidence.reasons).toEqual([])
})

test('a cook’s answers to a developer’s questions are for a person to read, however well they pick the questions up', () => {
  const stew = panelOf('dev').filter(
    ({ job, band, candidate, original }) =>
      original && job === 'backend-developer-lagos' && band === 'empty' && candidate === 'c2',
  )
  expect(stew.map((one) => scoreCase(one).confidence.level)).toEqual(['low'])
})
