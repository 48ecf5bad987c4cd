import { atLeast, atMost, type Figure, type Row, reported } from './row.ts'
import { everySitting, percentageOf, type Sitting } from './sittings/sittings.ts'

/** From here on the screen says that there are signs. */
const signs = 30
const strongSigns = 65

/** B5c: what the signal makes of how answers got into their boxes. */
export const simulatedSittings: Row = {
  id: 'B5c',
  what: 'simulated sittings: typed, dictated, mobile, assistive, pasted, mixed',
  async run() {
    const all = everySitting()
    if (all.length === 0) return { skipped: 'bench/ai/panel' }
    const of = (truth: Sitting['truth']) => all.filter((sitting) => sitting.truth === truth)
    const honest = of('honest')
    const pasted = of('pasted')
    return [
      atLeast(0.95, {
        dataset: 'sittings, pasted',
        n: pasted.length,
        metric: 'found',
        value: shareFrom(pasted, signs),
      }),
      atMost(0, {
        dataset: 'sittings, typed or dictated',
        n: honest.length,
        metric: 'accused',
        value: shareFrom(honest, signs),
      }),
      reported({
        dataset: 'sittings, typed or dictated',
        n: honest.length,
        metric: 'shown as strong',
        value: shareFrom(honest, strongSigns),
      }),
      ...habitFigures(all),
    ]
  },
}

function shareFrom(those: readonly Sitting[], bar: number): number {
  return those.filter((sitting) => percentageOf(sitting) >= bar).length / those.length
}

/** The habits that are not judged as they should be, and those that nothing could judge. */
function habitFigures(all: readonly Sitting[]): Figure[] {
  return [...Map.groupBy(all, ({ habit }) => habit)].flatMap(([habit, those]) => {
    const value = shareFrom(those, signs)
    const truth = those[0]?.truth
    const isAsItShould = truth === 'pasted' ? value === 1 : truth === 'honest' ? value === 0 : false
    return isAsItShould
      ? []
      : [reported({ dataset: habit, n: those.length, metric: 'shown with signs', value })]
  })
}
