import type { Defence } from './defence.ts'

const ai = 'src/platform/ai'
const llm = 'src/features/assessments/server/llm'
const llmTest = `${llm}/assess-with-llm.test.ts`
const obeyingTest = `${llm}/obeying-model.test.ts`

/** What keeps a language model in bounds. */
export const languageModelDefences: readonly Defence[] = [
  {
    id: 'llm-quote',
    what: 'a quote stands in the answer',
    file: `${llm}/place-quote.ts`,
    find: 'return start < 0 ? null :',
    replace: 'return',
    test: llmTest,
    name: 'without one there are no points',
  },
  {
    id: 'llm-whole',
    what: 'nothing of a model is in the marks of the built-in engine',
    file: `${llm}/assess-with-llm.ts`,
    find: 'if (error instanceof AiFailure) return fallBack(error.kind)',
    replace: 'if (error instanceof AiFailure) return { ...fallBack(error.kind), fallback: null }',
    test: llmTest,
    name: 'one competency that fails',
  },
  {
    id: 'llm-floor',
    what: 'facts of a CV carry no total by themselves',
    file: `${llm}/assess-with-llm.ts`,
    find: 'settle(withFloor(prepared, drafts), drafts, identity)',
    replace: 'settle(prepared, drafts, identity)',
    test: llmTest,
    name: 'finds nothing to judge',
  },
  {
    id: 'llm-budget',
    what: 'a month’s budget is not passed',
    file: `${ai}/store.ts`,
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the text of the source.
    find: '<= ${cap}`',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the text of the source.
    replace: '<= ${cap} + 1000000000`',
    test: llmTest,
    name: 'budget is never passed',
  },
  {
    id: 'llm-manipulation',
    what: 'what speaks to a machine is given to none',
    file: `${llm}/sent-data.ts`,
    find: "withoutOrders(evidence.answers[index]?.text ?? '')",
    replace: "evidence.answers[index]?.text ?? ''",
    test: obeyingTest,
    name: 'in an answer, en: Ignore',
  },
  {
    id: 'llm-unseen',
    what: 'nothing that people do not see is sent',
    file: `${ai}/fence.ts`,
    find: ".replace(unseen, '')",
    replace: '',
    test: `${ai}/fence.test.ts`,
    name: 'nothing that people do not see',
  },
  {
    id: 'llm-fence',
    what: 'a fence does not occur in what it holds',
    file: `${ai}/fence.ts`,
    find: 'while (json.includes(fence)) fence = draw()',
    replace: '',
    test: `${ai}/fence.test.ts`,
    name: 'data cannot end its fence',
  },
  {
    id: 'llm-redirect',
    what: 'the key is not carried elsewhere',
    file: `${ai}/bounded-fetch.ts`,
    find: "redirect: 'error'",
    replace: "redirect: 'follow'",
    test: `${ai}/sdk-ai.test.ts`,
    name: 'a redirect is not followed',
  },
  {
    id: 'llm-large',
    what: 'a reply is not read without end',
    file: `${ai}/bounded-fetch.ts`,
    find: 'if (read > mostBytes)',
    replace: 'if (read < 0)',
    test: `${ai}/sdk-ai.test.ts`,
    name: 'five megabytes',
  },
  {
    id: 'llm-breaker',
    what: 'an endpoint that fails is left alone',
    file: `${ai}/open-run.ts`,
    find: "if (breaker.state() === 'open') throw new AiFailure('resting')",
    replace: '',
    test: `${ai}/open-run.test.ts`,
    name: 'is left alone',
  },
]
