const second = 1000
const renewEvery = 5 * second
/** Longer work counts as stuck: another attempt may take the mail when the last claim has expired. */
const maxMs = 60 * second

/** Does the work, and renews its claim meanwhile. A failed renewal is repeated at the next beat. */
export async function keepingClaim<T>(renew: () => Promise<void>, work: () => Promise<T>): Promise<T> {
  const beat = setInterval(() => void renew().catch(() => undefined), renewEvery)
  const end = setTimeout(() => clearInterval(beat), maxMs)
  try {
    return await work()
  } finally {
    clearInterval(beat)
    clearTimeout(end)
  }
}
