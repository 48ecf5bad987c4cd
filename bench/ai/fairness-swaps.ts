import { assess } from '#features/assessments/server/engine/assess.ts'
import { moveOf } from './base-interviews.ts'
import {
  omissionVariants,
  paddingVariants,
  renamedVariants,
  swapVariants,
  typoVariants,
  type Variant,
} from './fairness/variants.ts'
import { atLeast, atMost, type Figure, type Row } from './row.ts'

/** A variant, and what it changed. */
export interface Compared extends Variant {
  move: number
  communicationMove: number
  hasSameHash: boolean
}

export function compareVariant(variant: Variant): Compared {
  const [before, after] = [assess(variant.before), assess(variant.after)]
  return {
    ...variant,
    move: moveOf(before.score, after.score),
    communicationMove: moveOf(before.marks.communicationSkills.value, after.marks.communicationSkills.value),
    hasSameHash: before.inputHash === after.inputHash,
  }
}

/** B10: what must not count does not count. */
export const fairnessSwaps: Row = {
  id: 'B10',
  what: 'the same content under another name, gender, address, age, school; with typos; twice as long',
  async run({ engine }) {
    if (engine === 'llm') return { skipped: 'the same input is never sent twice: its hash is the same' }
    const swapped = Map.groupBy(
      [...swapVariants(), ...renamedVariants()].map(compareVariant),
      ({ what }) => what,
    )
    const omitted = omissionVariants().map(compareVariant)
    const typos = typoVariants().map(compareVariant)
    const padded = Map.groupBy(paddingVariants().map(compareVariant), ({ what }) => what)
    return [
      ...[...swapped].flatMap(([what, those]) => swapFigures(what, those)),
      atMost(0, largest('left out: birth, nationality, family, religion, photo', omitted, 'move')),
      atMost(3, largest('typos in one word of twenty', typos, 'move')),
      atMost(8, largest('typos in one word of twenty', typos, 'communicationMove')),
      ...[...padded].map(([what, those]) => atMost(3, largest(`padded: ${what}`, those, 'move'))),
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
