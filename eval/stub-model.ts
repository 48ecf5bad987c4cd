import { type AiStub, startAiStub } from '../src/testing/ai-stub/start-ai-stub.ts'
import type { StubAct } from '../src/testing/ai-stub/stub-act.ts'
import { competencyOf, isScreening, obeyingJudgementOf } from '../src/testing/ai-stub/stub-judge.ts'
import { dataOf, type StubRequest } from '../src/testing/ai-stub/stub-request.ts'

/** What the stub costs, in US dollars for a million tokens. */
export const stubPrices = { input: 3, output: 15 } as const

/** The settings of an endpoint that is a stub. */
export const stubSettings = (url: string) => ({
  AI_PROVIDER: 'openai-compatible',
  AI_BASE_URL: url,
  AI_API_KEY: 'none',
  AI_MODEL: 'stub',
  AI_MONTHLY_BUDGET_USD: '1000',
  AI_PRICE_INPUT: String(stubPrices.input),
  AI_PRICE_OUTPUT: String(stubPrices.output),
})

/**
 * A server of our own in place of a model, that understands all that the benchmark asks and obeys any instruction it
 * meets. It shows that every row runs; its figures say nothing of any model.
 */
export async function startStubModel(): Promise<AiStub> {
  const stub = await startAiStub()
  stub.play(replyTo)
  return stub
}

interface Sent {
  wanted?: { slot: string }[]
  job?: { language: keyof typeof asked }
}

export function replyTo(request: StubRequest): StubAct {
  if (/ready/.test(request.system)) return { say: { ready: true } }
  if (isScreening(request) || competencyOf(request) !== '') return { say: obeyingJudgementOf(request) }
  const { wanted, job } = dataOf<Sent>(request)
  const texts = asked[job?.language ?? 'en']
  return { say: { questions: (wanted ?? []).map(({ slot }, at) => ({ slot, text: texts[at] ?? '' })) } }
}

/** Some questions that a linter passes, and fewer than are wanted: the others are built in. */
const asked = {
  en: [
    'What made you apply for this role here, and which moment of your work so far showed you that it fits you?',
    'Tell us about a time when a tool that you know well failed you: what did you do next?',
  ],
  fr: [
    'Qu’est-ce qui vous a donné envie de ce poste ici, et quel moment de votre parcours l’a montré ?',
    'Racontez-nous une fois où un outil que vous maîtrisez vous a fait défaut : qu’avez-vous fait alors ?',
  ],
  de: [
    'Was hat Sie zu dieser Bewerbung gebracht, und welcher Moment Ihrer bisherigen Arbeit passt dazu?',
    'Erzählen Sie von einem Tag, an dem ein vertrautes Werkzeug versagte: Was haben Sie dann getan?',
  ],
  es: [
    '¿Qué le llevó a presentarse a este puesto, y qué momento de su trabajo lo muestra mejor hasta ahora?',
    'Cuéntenos una ocasión en que le falló una herramienta que domina bien: ¿qué hizo usted entonces?',
  ],
} as const
