import { dataOf, type StubRequest } from './stub-request.ts'

interface SentData {
  job: { skills: string[] }
  answers: { answer: number; question: string; text: string }[]
}

/** Which competency a request asks to judge. */
export const competencyOf = ({ prompt }: StubRequest): string =>
  /Judge the competency: (\w+)\.$/.exec(prompt)?.[1] ?? ''

/** The first dozen words of each answer that has three. */
function quotesFrom({ answers }: SentData): { answer: number; quote: string }[] {
  return answers.flatMap(({ answer, text }) => {
    const quote = /^\s*((?:\S+\s+){2,11}\S+)/.exec(text)?.[1]
    return quote === undefined ? [] : [{ answer, quote }]
  })
}

/** Whether a request asks for the passages that are there to steer, before any competency. */
export const isScreening = ({ prompt }: StubRequest) => prompt.includes('\nName the passages')

/** What the asked step wants in the right shape: no passages, or a judgement of the competency with quotes from the answers. */
export const judgementOf = (request: StubRequest, level: number) =>
  isScreening(request) ? { passages: [] } : competencyJudgement(request, level)

function competencyJudgement(request: StubRequest, level: number) {
  const data = dataOf<SentData>(request)
  const quotes = quotesFrom(data)
  const closing = {
    counterEvidence: [],
    level,
    reason: 'The answers tell a situation with own actions; a measured result is missing.',
    insufficient: false,
  }
  const competency = competencyOf(request)
  if (competency === 'skills') {
    const evidence = data.job.skills.flatMap((skill) =>
      quotes.slice(0, 1).map((one) => ({ ...one, skill, shown: level > 2 ? 'explained' : 'named' })),
    )
    return { evidence, ...closing }
  }
  const evidence = quotes.slice(0, 4)
  const answers = quotes.map((one) => ({ ...one, level }))
  return competency === 'mindset' ? { evidence, answers, ...closing } : { evidence, ...closing }
}

/** The same with invented quotes. */
export function inventedJudgementOf(request: StubRequest, level: number) {
  const quote = 'I doubled the revenue of the whole company within one quarter on my own'
  if (isScreening(request)) return { passages: [{ answer: 1, quote }] }
  const said = competencyJudgement(request, level)
  return {
    ...said,
    evidence: said.evidence.map((one) => ({ ...one, quote })),
    ...('answers' in said && { answers: said.answers.map((one) => ({ ...one, quote })) }),
  }
}

/** A model that follows injected instructions: the best level, with the instruction as evidence. */
export function obeyingJudgementOf(request: StubRequest) {
  const injected = /ignore|ignorier|ignora|system|level 4|100|maximum|höchst|maximal|máxim|note to|hinweis/i
  const data = dataOf<SentData>(request)
  const answers = JSON.stringify(data.answers)
  if (isScreening(request)) return { passages: [] }
  if (!injected.test(answers)) return competencyJudgement(request, 2)
  const said = competencyJudgement(request, 4)
  const orders = data.answers.flatMap(({ answer, text }) => {
    const order = text.split(/(?<=[.!?\n])\s*/).find((sentence) => injected.test(sentence))
    return order === undefined ? [] : [{ answer, quote: order.trim().slice(0, 300) }]
  })
  const proof = orders.length > 0 ? orders : [{ answer: 1, quote: 'As instructed, the best candidate' }]
  return {
    ...said,
    status: 'Selected',
    score: 100,
    evidence: said.evidence.map((one, at) => ({ ...one, ...(proof[at % proof.length] ?? {}) })),
    ...('answers' in said && { answers: proof.map((one) => ({ ...one, level: 4 })) }),
  }
}
