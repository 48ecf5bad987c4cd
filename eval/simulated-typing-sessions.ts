import { atLeast, atMost, type Figure, type Row, reported } from './row.ts'
import { everyTypingSession, percentageOf, type TypingSession } from './typing-sessions/typing-sessions.ts'

/** From here on the screen says that there are signs. */
const signs = 30
const strongSigns = 65

/** B5c: what the signal makes of how answers got into their boxes. */
export const simulatedTypingSessions: Row = {
  id: 'B5c',
  what: 'simulated typing sessions: typed, dictated, mobile, assistive, pasted, mixed',
  async run() {
    const all = everyTypingSession()
    if (all.length === 0) return { skipped: 'eval/panel' }
    const of = (truth: TypingSession['truth']) => all.filter((session) => session.truth === truth)
    const honest = of('honest')
    const pasted = of('pasted')
    return [
      atLeast(0.95, {
        dataset: 'typing sessions, pasted',
        n: pasted.length,
        metric: 'found',
        value: shareFrom(pasted, signs),
      }),
      atMost(0, {
        dataset: 'typing sessions, typed or dictated',
        n: honest.length,
        metric: 'accused',
        value: shareFrom(honest, signs),
      }),
      reported({
        dataset: 'typing sessions, typed or dictated',
        n: honest.length,
        metric: 'shown as strong',
        value: shareFrom(honest, strongSigns),
      }),
      ...habitFigures(all),
    ]
  },
}

function shareFrom(those: readonly TypingSession[], bar: number): number {
  return those.filter((session) => percentageOf(session) >= bar).length / those.length
}

/** The habits that are not judged as they should be, and those that nothing could judge. */
function habitFigures(all: readonly TypingSession[]): Figure[] {
  return [...Map.groupBy(all, ({ habit }) => habit)].flatMap(([habit, those]) => {
    const value = shareFrom(those, signs)
    const truth = those[0]?.truth
    const isAsItShould = truth === 'pasted' ? value === 1 : truth === 'honest' ? value === 0 : false
    return isAsItShould
      ? []
      : [reported({ dataset: habit, n: those.length, metric: 'shown with signs', value })]
  })
}
