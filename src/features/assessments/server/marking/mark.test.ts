import { monitorEventLoopDelay } from 'node:perf_hooks'
import { expect, test } from 'vitest'
import { assess } from '../engine/assess.ts'
import { personas } from '../engine/fixtures/personas.ts'
import { prepare } from '../engine/pipeline.ts'
import { readInterview } from '../llm/read-interview.ts'
import { markInThread, readInThread } from './mark.ts'

const versions = { engine: 'one', rubric: 'two' }

test.each(personas)('$name: read and marked in a thread as it is here', async ({ input }) => {
  const { prepared, ...read } = readInterview(input)
  const { hashFor, ...here } = prepared
  const { prepared: preparedInThread, ...readThere } = await readInThread({ input, hidden: [] })
  const { hashFor: hashInThread, ...inThread } = preparedInThread
  expect(readThere).toEqual(read)
  expect(inThread).toEqual(here)
  expect(hashInThread(versions)).toBe(hashFor(versions))
  const { flags: _found, ...marked } = await markInThread({ input, hidden: [] })
  expect(marked).toEqual(assess(input))
})

test('nothing waits while they work', async () => {
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
