import { type Ai, AiFailure, type Question, type Usage } from './ai.ts'

/** A fake model's reply: an object, which is validated like a real one's, or a failure to throw. */
export type FakeReply = { object: unknown; usage?: Usage | null } | AiFailure

export interface FakeAi extends Ai {
  /** Everything that was asked, in order. */
  readonly asked: Omit<Question<unknown>, 'schema'>[]
}

/** A model with scripted replies. */
export function fakeAi(answer: (question: Question<unknown>, at: number) => FakeReply): FakeAi {
  const asked: FakeAi['asked'] = []
  return {
    provider: 'fake',
    model: 'fake-1',
    asked,
    async ask(question) {
      const { schema, ...rest } = question
      asked.push(rest)
      const reply = answer(question as Question<unknown>, asked.length - 1)
      if (reply instanceof AiFailure) throw reply
      const raw = JSON.stringify(reply.object)
      const usage = reply.usage === undefined ? { inputTokens: 100, outputTokens: 50 } : reply.usage
      const checked = schema.safeParse(reply.object)
      if (!checked.success) throw new AiFailure('wrong-shape', { raw, usage })
      return { object: checked.data, raw, usage }
    },
  }
}
