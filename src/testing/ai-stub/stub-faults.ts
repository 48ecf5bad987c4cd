import type { StubAct } from './stub-act.ts'
import { inventedJudgementOf, judgementOf } from './stub-judge.ts'
import type { StubRequest } from './stub-request.ts'

export type Fault = (request: StubRequest) => StubAct

const judged = (request: StubRequest, more: Record<string, unknown>): StubAct => ({
  say: { ...judgementOf(request, 3), ...more },
})

/** Everything an endpoint and its model can do wrong, by name. */
export const stubFaults: Readonly<Record<string, Fault>> = {
  '429 with Retry-After': () => ({ status: 429, retryAfter: '1' }),
  '429, wait for an hour': () => ({ status: 429, retryAfter: '3600' }),
  '500': () => ({ status: 500 }),
  '529, overloaded': () => ({ status: 529 }),
  '401': () => ({ status: 401 }),
  'never answers': () => 'hang',
  'connection reset': () => 'reset',
  'stalled body': () => 'stall',
  'success without a body': () => 'nothing',
  '5 MB reply': () => 'flood',
  'empty reply': () => ({ say: '' }),
  'JSON cut in the middle': (request) => {
    const whole = JSON.stringify(judgementOf(request, 3))
    return { say: whole.slice(0, whole.length / 2) }
  },
  'cut at its longest': (request) => ({
    say: JSON.stringify(judgementOf(request, 3)).slice(0, 60),
    finish: 'length',
  }),
  'wrong schema': () => ({ say: { verdict: 'good', stars: 5 } }),
  'score 150': (request) => judged(request, { level: 150 }),
  'score "95%"': (request) => judged(request, { level: '95%' }),
  'level -1': (request) => judged(request, { level: -1 }),
  'level 2.5': (request) => judged(request, { level: 2.5 }),
  refusal: () => ({ say: 'I am sorry, I cannot assess people.' }),
  'filtered reply': () => ({ say: 'No.', finish: 'content-filter' }),
  'reason in German': (request) =>
    judged(request, { reason: 'Die Antworten zeigen eine Situation, aber das Ergebnis wird nicht genannt.' }),
  'HTML in the reason': (request) =>
    judged(request, { reason: 'Good <img src=x onerror=alert(1)> answer with a clear result.' }),
  'reason without end': (request) => judged(request, { reason: 'Clear and good. '.repeat(200) }),
  'invented quotes': (request) => ({ say: inventedJudgementOf(request, 4) }),
  'level 4 without quotes': (request) => judged(request, { level: 4, evidence: [], answers: [] }),
  insufficient: (request) => judged(request, { level: 0, insufficient: true, evidence: [], answers: [] }),
  'usage unknown': (request) => ({ say: judgementOf(request, 3), usage: null }),
  'usage of a billion tokens': (request) => ({
    say: judgementOf(request, 3),
    usage: { input: 1e9, output: 1e9 },
  }),
}

/** The faults at which a later try succeeds. */
export const once = (fault: Fault, good: Fault): ((request: StubRequest, at: number) => StubAct) => {
  const seen = new Set<string>()
  return (request) => {
    const key = /Judge the competency: \w+/.exec(request.prompt)?.[0] ?? ''
    if (seen.has(key)) return good(request)
    seen.add(key)
    return fault(request)
  }
}
