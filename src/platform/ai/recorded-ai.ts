import { createHash } from 'node:crypto'
import { type Ai, AiFailure, type FailureKind, type Question, type Usage } from './ai.ts'

/** What a model said, under the fingerprint of what it was asked. Holds no prompt. */
export interface Recording {
  key: string
  outcome: 'ok' | FailureKind
  raw: string
  usage: Usage | null
}

/** Asks a model and notes what it said, for tests that need no model later. */
export function recordingAi(ai: Ai, tape: Recording[], without?: RegExp): Ai {
  return {
    ...ai,
    async ask(question) {
      const key = keyOf(question, without)
      try {
        const reply = await ai.ask(question)
        tape.push({ key, outcome: 'ok', raw: reply.raw, usage: reply.usage })
        return reply
      } catch (error) {
        if (error instanceof AiFailure)
          tape.push({ key, outcome: error.kind, raw: error.raw, usage: error.usage })
        throw error
      }
    },
  }
}

/** Says what was recorded, in the order of recording where the same was asked twice; `rejected` what never was. */
export function replayedAi(tape: readonly Recording[], without?: RegExp): Ai {
  const left = Map.groupBy(tape, ({ key }) => key)
  return {
    provider: 'replay',
    model: 'replay',
    async ask(question) {
      const known = left.get(keyOf(question, without))?.shift()
      if (!known) throw new AiFailure('rejected')
      const { outcome, raw, usage } = known
      if (outcome !== 'ok') throw new AiFailure(outcome, { raw, usage })
      return { object: question.schema.parse(JSON.parse(raw)), raw, usage }
    },
  }
}

/** `without` is what differs from run to run, such as random fences. */
function keyOf({ system, prompt, temperature }: Question<unknown>, without?: RegExp): string {
  const lasting = without ? prompt.replace(without, '') : prompt
  return createHash('sha256')
    .update(JSON.stringify([system, lasting, temperature]))
    .digest('hex')
}
