import { monitorEventLoopDelay } from 'node:perf_hooks'
import { expect, test } from 'vitest'
import { prepare } from '#features/scoring/pipeline.ts'
import { assess } from '#features/scoring/score-interview.ts'
import { personas } from '#testing/interviews/personas.ts'
import { readInterview } from '../llm/read-interview.ts'
import { readInThread, scoreInThread } from './score-in-thread.ts'

test.each(personas)('$name: read and scored in a thread as it is here', async ({ input }) => {
  expect(await readInThread({ input, hidden: [] })).toEqual(readInterview(input))
  const { flags: _found, ...scored } = await scoreInThread({ input, hidden: [] })
  expect(scored).toEqual(assess(input))
})

test('§assessment-47 nothing waits while they work', async () => {
  const [persona] = personas
  if (!persona) throw new Error('No persona')
  // Long enough that it would be felt.
  const text = (persona.input.cv?.text ?? '').repeat(40)
  const input = { ...persona.input, cv: { text } }
  const began = performance.now()
  prepare(input)
  const alone = performance.now() - began
  const delay = monitorEventLoopDelay({ resolution: 1 })
  await readInThread({ input: persona.input, hidden: [] })
  delay.enable()
  await Promise.all([1, 2, 3, 4].map(() => readInThread({ input, hidden: [] })))
  delay.disable()
  expect(delay.percentile(50) / 1e6).toBeLessThan(Math.max(20, alone))
})
