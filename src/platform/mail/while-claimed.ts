const second = 1000
const renewEvery = 5 * second
/** Work that takes longer is taken for stuck: the mail is another attempt's when the last claim is over. */
const longest = 60 * second

/** Does the work, and renews its claim meanwhile. A renewal that fails is tried again at the next beat. */
export async function whileClaimed<T>(renew: () => Promise<void>, work: () => Promise<T>): Promise<T> {
  const beat = setInterval(() => void renew().catch(() => undefined), renewEvery)
  const end = setTimeout(() => clearInterval(beat), longest)
  try {
    return await work()
  } finally {
    clearInterval(beat)
    clearTimeout(end)
  }
}
