/** A text by its features, and what it is. */
export interface Example {
  features: Uint32Array
  isAttack: boolean
  weight: number
}

/** How strongly a model holds features for an attack: above 0, more than even. */
export function weigh(weights: Float32Array, features: Uint32Array): number {
  let sum = 0
  for (const at of features) sum += weights[at] ?? 0
  return sum / Math.sqrt(features.length)
}

const [rounds, pace, decay] = [24, 0.3, 1e-3]
/** Of an example's features in each round, so that no few of them decide alone. */
const kept = 0.7

/** Logistic regression over features that are there or not; the same weights each time. */
export function learn(given: readonly Example[], weightCount: number): Float32Array {
  const weights = new Float32Array(weightCount)
  const paid = new Float32Array(weightCount).fill(0.01)
  const examples = [...given]
  let state = 7
  const chance = () => {
    state = (state * 1_664_525 + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
  for (let round = 0; round < rounds; round++) {
    for (let at = examples.length - 1; at > 0; at--) {
      const other = Math.floor(chance() * (at + 1))
      const [a, b] = [examples[at], examples[other]]
      if (a && b) [examples[at], examples[other]] = [b, a]
    }
    for (const example of examples)
      learnOne(weights, paid, { ...example, features: example.features.filter(() => chance() < kept) })
  }
  return weights
}

/** What was moved often moves less. */
function learnOne(weights: Float32Array, paid: Float32Array, { features, isAttack, weight }: Example): void {
  if (features.length === 0) return
  const share = 1 / Math.sqrt(features.length)
  const error = 1 / (1 + Math.exp(-weigh(weights, features))) - Number(isAttack)
  const slope = weight * error * share
  if (Math.abs(slope) < 1e-4) return
  for (const at of features) {
    const now = weights[at] ?? 0
    const step = slope + decay * now
    const sum = (paid[at] ?? 0) + step * step
    paid[at] = sum
    weights[at] = now - (pace * step) / Math.sqrt(sum)
  }
}
