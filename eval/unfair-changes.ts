// `node eval/unfair-changes.ts`: the variants of B10 that changed a score or a hash, and the first place where the texts
// that are scored differ.

import type { AssessmentInput } from '../src/features/scoring/assessment.ts'
import { prepare } from '../src/features/scoring/pipeline.ts'
import { paddingVariants, renamedVariants, swapVariants, typoVariants } from './fairness/variants.ts'
import { compareVariant } from './fairness-swaps.ts'
import { builtinBench } from './run-rows.ts'

const { scoreInput } = builtinBench(() => null)

function redacted(input: AssessmentInput): string {
  const { evidence } = prepare(input)
  return [evidence.cv?.text ?? '', ...evidence.answers.map(({ text }) => text)].join('\n')
}

function firstDifference(before: string, after: string): string {
  let at = 0
  while (at < before.length && before[at] === after[at]) at++
  const around = (text: string) => JSON.stringify(text.slice(Math.max(0, at - 25), at + 35))
  return `${around(before)} became ${around(after)}`
}

for (const variant of [...swapVariants(), ...renamedVariants()]) {
  const compared = await compareVariant(scoreInput, variant)
  if (!compared) continue
  const { what, base, move, hasSameHash, before, after } = compared
  if (!hasSameHash || move > 0)
    console.log(`${what} | ${base} | ${move} | ${firstDifference(redacted(before), redacted(after))}`)
}
for (const variant of [...typoVariants(), ...paddingVariants()]) {
  const compared = await compareVariant(scoreInput, variant)
  if (!compared) continue
  const { what, base, move, communicationMove } = compared
  if (move > 3 || communicationMove > 8)
    console.log(`${what} | ${base} | ${move}, communication ${communicationMove}`)
}
