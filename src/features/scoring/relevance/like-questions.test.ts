import { describe, expect, test } from 'vitest'
import { contentStems } from '../text/stems.ts'
import { stemsAround } from './like-questions.ts'
import { orderOf } from './relevance.ts'

const around = (question: string) => stemsAround(contentStems(question, 'en'), 'en')
const stem = (word: string) => [...contentStems(word, 'en')][0] ?? ''

describe('what is spoken of around a question', () => {
  test('has words that the question lacks, those of like questions alone', () => {
    const invoice = around('Which invoice was wrong?')
    expect(['account', 'supplier', 'credit'].map((word) => invoice.has(stem(word)))).toEqual([
      true,
      true,
      true,
    ])
    expect(['resident', 'welding', 'pupil'].map((word) => invoice.has(stem(word)))).toEqual([
      false,
      false,
      false,
    ])
  })

  test('is nothing for words that no question has', () => {
    expect(around('Zyxwvut qwrtpsd')).toEqual(new Map())
  })
})

test('answers in the words of their trade are in order although their questions have none of these', () => {
  const questions = ['What did you do for a sore skin?', 'Who got lost?', 'Which bill was wrong?']
  const answers = [
    'I turned the resident every two hours and put a dressing with foam under the heel.',
    'He wandered off with dementia, so we searched the garden and told the relatives.',
    'The supplier had charged the amount twice; I booked a credit note in the ledger.',
  ].map((text) => contentStems(text, 'en'))
  const job = { language: 'en' } as Parameters<typeof orderOf>[0]['job']
  const asked = { job, questions: questions.map((text) => ({ text })) }
  expect(orderOf(asked, answers)).toBeGreaterThan(0)
  expect(
    orderOf(
      asked,
      [answers[1], answers[2], answers[0]].map((one) => one ?? new Set()),
    ),
  ).toBeLessThan(0)
})
