/** Thrown while an earlier file of the same sender is being read and another one waits. */
export class StillReading extends Error {
  override name = 'StillReading'
  /** Resolves when the one being read is done, whatever came of it. */
  readonly ended: Promise<unknown>
  constructor(ended: Promise<unknown>) {
    super('An earlier file is still being read')
    this.ended = ended
  }
}

/** Runs one piece of work for each subject at a time. One more waits, as a retry does; others get StillReading. */
export function oneAtATime() {
  const lines = new Map<string, Promise<unknown>[]>()
  return async <T>(subject: string, work: () => Promise<T>): Promise<T> => {
    const [first, second] = lines.get(subject) ?? []
    if (first && second) throw new StillReading(first)
    const running = first ? first.then(work) : work()
    const ended = running.catch(() => undefined)
    lines.set(subject, first ? [first, ended] : [ended])
    try {
      return await running
    } finally {
      const left = (lines.get(subject) ?? []).filter((one) => one !== ended)
      if (left.length > 0) lines.set(subject, left)
      else lines.delete(subject)
    }
  }
}
