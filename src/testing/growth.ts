/** Milliseconds of processor time that all readings of one work take at least: short ones are repeated more often. */
const minSpent = 40
const minReadings = 3
const maxReadings = 10

/**
 * How many times more processor time the larger work takes, by the best of several alternating readings. A millisecond
 * is added to each, because very short readings mean nothing.
 */
export function growth(work: (size: number) => void, small: number, large: number): number {
  let [leastSmall, leastLarge] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY]
  let spent = 0
  work(small)
  for (let reading = 0; reading < maxReadings; reading++) {
    if (reading >= minReadings && spent > minSpent) break
    const [ofSmall, ofLarge] = [spentOn(() => work(small)), spentOn(() => work(large))]
    leastSmall = Math.min(leastSmall, ofSmall)
    leastLarge = Math.min(leastLarge, ofLarge)
    spent += ofSmall + ofLarge
  }
  return (leastLarge + 1) / (leastSmall + 1)
}

/** Milliseconds of processor time. */
function spentOn(work: () => void): number {
  const before = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}
