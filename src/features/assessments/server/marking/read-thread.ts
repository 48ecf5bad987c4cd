import { answerOrders } from '#platform/threads/answer-orders.ts'
import { readInterview } from '../llm/read-interview.ts'
import type { Read, ToMark } from './mark.ts'

// The reading of an interview, and what the built-in engine makes of it, in a thread of its own.
answerOrders(({ input, hidden }: ToMark): Read => {
  const { prepared, ...read } = readInterview(input, hidden)
  const { hashFor: _stays, ...plain } = prepared
  return { ...read, prepared: plain }
})
