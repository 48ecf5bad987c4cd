import { answerOrders } from '#platform/threads/answer-orders.ts'
import { builtinEngine } from '../engine/assess.ts'
import { markAnswers } from '../engine/mark-answers.ts'
import { prepare, settle } from '../engine/pipeline.ts'
import { findManipulation } from '../manipulation/find-manipulation.ts'
import type { Marked, ToMark } from './mark.ts'

// The built-in engine in a thread of its own.
answerOrders(({ input, hidden }: ToMark): Marked => {
  const prepared = prepare(input)
  const assessment = settle(prepared, markAnswers(prepared), builtinEngine)
  return { ...assessment, flags: findManipulation(prepared, hidden) }
})
