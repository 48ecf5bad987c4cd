import { expect, test } from 'vitest'
import * as z from 'zod'
import { AiFailure } from './ai.ts'
import { fakeAi } from './fake-ai.ts'
import { fenced } from './fence.ts'
import { type Recording, recordingAi, replayedAi } from './recorded-ai.ts'

const schema = z.object({ level: z.number() })
const fences = /-----[0-9a-f]{32}-----/g
const question = (temperature = 0) => ({
  system: 's',
  prompt: fenced({ text: 'what was said' }),
  schema,
  maxTokens: 10,
  temperature,
  signal: AbortSignal.timeout(1_000),
})

test('what was recorded is said again, failures too, and nobody is asked', async () => {
  const replies = [{ object: { level: 1 } }, { object: { level: 2 } }, new AiFailure('refused')]
  const fake = fakeAi((_, at) => replies[at] ?? new AiFailure('broken'))
  const tape: Recording[] = []
  const recorder = recordingAi(fake, tape, fences)
  expect((await recorder.ask(question())).object).toEqual({ level: 1 })
  expect((await recorder.ask(question())).object).toEqual({ level: 2 })
  await expect(recorder.ask(question(1))).rejects.toMatchObject({ kind: 'refused' })
  expect(JSON.stringify(tape)).not.toContain('what was said')

  const replay = replayedAi(JSON.parse(JSON.stringify(tape)) as Recording[], fences)
  expect((await replay.ask(question())).object).toEqual({ level: 1 })
  await expect(replay.ask(question(1))).rejects.toMatchObject({ kind: 'refused' })
  expect((await replay.ask(question())).object).toEqual({ level: 2 })
  await expect(replay.ask(question())).rejects.toMatchObject({ kind: 'rejected' })
  expect(fake.asked).toHaveLength(3)
})
