// `node bench/unfair-changes.ts`: the variants of B10 that changed a score or a hash, and the first place where the texts
// that are marked differ.

import type { AssessmentInput } from '#features/assessments/server/engine/assessment.ts'
import { prepare } from '#features/assessments/server/engine/pipeline.ts'
import { paddingVariants, renamedVariants, swapVariants, typoVariants } from './ai/fairness/variants.ts'
import { compareVariant } from './ai/fairness-swaps.ts'
import { builtinBench } from './ai/run-rows.ts'

const { mark } = builtinBench(() => null)

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
  const compared = await compareVariant(mark, variant)
  if (!compared) continue
  const { what, base, move, hasSameHash, before, after } = compared
  if (!hasSameHash || move > 0)
    console.log(`${what} | ${base} | ${move} | ${firstDifference(redacted(before), redacted(after))}`)
}
for (const variant of [...typoVariants(), ...paddingVariants()]) {
  const compared = await compareVariant(mark, variant)
  if (!compared) continue
  const { what, base, move, communicationMove } = compared
  if (move > 3 || communicationMove > 8)
    console.log(`${what} | ${base} | ${move}, communication ${communicationMove}`)
}
