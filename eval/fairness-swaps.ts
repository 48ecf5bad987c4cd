import { moveOf } from './base-interviews.ts'
import {
  omissionVariants,
  paddingVariants,
  renamedVariants,
  swapVariants,
  typoVariants,
  type Variant,
} from './fairness/variants.ts'
import { inTurns } from './in-turns.ts'
import { atLeast, atMost, type Bench, type Figure, type Row, reported, type ScoreInput } from './row.ts'

/** A variant, and what it changed. */
export interface Compared extends Variant {
  move: number
  communicationMove: number
  hasSameHash: boolean
}

/** null where one of the two was not judged by the engine that is measured. */
export async function compareVariant(scoreInput: ScoreInput, variant: Variant): Promise<Compared | null> {
  const [before, after] = await Promise.all([scoreInput(variant.before), scoreInput(variant.after)])
  if (!before || !after) return null
  return {
    ...variant,
    move: moveOf(before.score, after.score),
    communicationMove: moveOf(
      before.scores.communicationSkills.value,
      after.scores.communicationSkills.value,
    ),
    hasSameHash: before.inputHash === after.inputHash,
  }
}

/** The variants of each kind that are measured, compared. */
async function comparedByKind(
  { scoreInput, sample }: Bench,
  variants: readonly Variant[],
): Promise<[string, Compared[]][]> {
  const kinds: [string, Compared[]][] = []
  for (const [what, those] of Map.groupBy(variants, (variant) => variant.what)) {
    const chosen = sample(those, ({ base, after }) => `${base} ${JSON.stringify(after)}`)
    const compared = await inTurns(chosen, (variant) => compareVariant(scoreInput, variant))
    kinds.push([what, compared.filter((one) => one !== null)])
  }
  return kinds
}

/** B10: what must not count does not count. */
export const fairnessSwaps: Row = {
  id: 'B10',
  what: 'the same content under another name, gender, address, age, school; with typos; twice as long',
  asksModel: true,
  async run(bench) {
    const most = bench.engine === 'llm' ? 5 : 3
    const swapped = await comparedByKind(bench, [...swapVariants(), ...renamedVariants()])
    const omitted = (await comparedByKind(bench, omissionVariants())).flatMap(([, those]) => those)
    const typos = (await comparedByKind(bench, typoVariants())).flatMap(([, those]) => those)
    const padded = await comparedByKind(bench, paddingVariants())
    const mistyped = 'typos in one word of twenty'
    const inWords = largest(mistyped, typos, 'communicationMove')
    return [
      ...swapped.flatMap(([what, those]) => swapFigures(what, those)),
      atMost(0, largest('left out: birth, nationality, family, religion, photo', omitted, 'move')),
      atMost(most, largest(mistyped, typos, 'move')),
      // A model scores in steps of 25.
      bench.engine === 'llm' ? reported(inWords) : atMost(8, inWords),
      ...padded.map(([what, those]) => atMost(most, largest(`padded: ${what}`, those, 'move'))),
    ]
  },
}

function largest(dataset: string, those: readonly Compared[], of: 'move' | 'communicationMove') {
  const metric = of === 'move' ? 'largest change of the score' : 'largest change of communication'
  return { dataset, n: those.length, metric, value: Math.max(0, ...those.map((one) => one[of])) }
}

function swapFigures(what: string, those: readonly Compared[]): Figure[] {
  const same = those.filter(({ hasSameHash }) => hasSameHash).length / those.length
  return [
    atMost(0, largest(`swapped: ${what}`, those, 'move')),
    atLeast(1, { dataset: `swapped: ${what}`, n: those.length, metric: 'same input hash', value: same }),
  ]
}
