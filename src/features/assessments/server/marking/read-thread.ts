import { answerOrders } from '#platform/threads/answer-orders.ts'
import type { AssessmentInput } from '../engine/assessment.ts'
import { prepare } from '../engine/pipeline.ts'
import type { Read } from './mark.ts'

// The reading of an interview in a thread of its own.
answerOrders((input: AssessmentInput): Read => {
  const { hashFor: _stays, ...read } = prepare(input)
  return read
})
