/**
 * How much longer the larger work takes, the best of three readings each: a machine that does much else is slow at
 * times, not each time. Very short readings say nothing, so each counts a millisecond more.
 */
export function growth(work: (size: number) => void, small: number, large: number): number {
  const best = (size: number) =>
    Math.min(
      ...[1, 2, 3].map(() => {
        const start = performance.now()
        work(size)
        return performance.now() - start
      }),
    )
  work(small)
  return (best(large) + 1) / (best(small) + 1)
}
