import { expect, test } from 'vitest'
import { instructionsIn } from './find-instructions.ts'
import { redactedForModel } from './redacted-for-model.ts'

test('a task with a program is withheld, and no order that anybody is accused of', () => {
  const text = 'We left at six. What does this print? x = f(1)'
  expect(instructionsIn(text)).toEqual([])
  expect(redactedForModel(text, [], 'en').map(({ start, end }) => text.slice(start, end))).toEqual([
    'What does this print? x = f(1)',
  ])
})
