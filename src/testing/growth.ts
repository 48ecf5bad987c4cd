/** So much of the processor is spent on readings of one work at least: short ones are read more often. */
const leastSpent = 40
const fewestReadings = 3
const mostReadings = 10

/**
 * How much longer the larger work takes the processor: what else the machine does at the moment counts for nothing,
 * and of several readings, taken in turns, the best one does. Very short readings say nothing, so each counts a
 * millisecond more.
 */
export function growth(work: (size: number) => void, small: number, large: number): number {
  let [leastSmall, leastLarge] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY]
  let spent = 0
  work(small)
  for (let reading = 0; reading < mostReadings; reading++) {
    if (reading >= fewestReadings && spent > leastSpent) break
    const [ofSmall, ofLarge] = [spentOn(() => work(small)), spentOn(() => work(large))]
    leastSmall = Math.min(leastSmall, ofSmall)
    leastLarge = Math.min(leastLarge, ofLarge)
    spent += ofSmall + ofLarge
  }
  return (leastLarge + 1) / (leastSmall + 1)
}

/** Milliseconds of the processor. */
export function spentOn(work: () => void): number {
  const before = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}
