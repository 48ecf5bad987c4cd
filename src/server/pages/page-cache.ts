import type { Clock } from '#platform/clock/clock.ts'
import type { PageBytes } from './page-bytes.ts'

/** A page ready to send, and the data it was made from. */
export interface MadePage {
  bytes: PageBytes
  /** As JSON: equal data makes an equal page. */
  data: string
}

interface Entry {
  madeAt: number
  /** The cache's generation when it was made. */
  generation: number
  page: Promise<MadePage | null>
}

const maxPages = 1000

/**
 * Keeps made pages; `make` runs once for many who ask together, and again when a page is older than `freshMs` or all
 * were invalidated since.
 */
export function openPageCache({ clock, freshMs }: { clock: Clock; freshMs: number }) {
  const entries = new Map<string, Entry>()
  let generation = 0

  async function get(
    key: string,
    make: (last: MadePage | null) => Promise<MadePage | null>,
  ): Promise<MadePage | null> {
    const known = entries.get(key)
    const now = clock.now().getTime()
    if (known && known.generation === generation && now - known.madeAt < freshMs) return known.page
    const page = remake(known, make)
    const entry = { madeAt: now, generation, page }
    entries.delete(key)
    entries.set(key, entry)
    if (entries.size > maxPages) entries.delete(entries.keys().next().value ?? key)
    // Neither a failure nor an absence is kept.
    const forget = () => {
      if (entries.get(key) === entry) entries.delete(key)
    }
    page.then((made) => made ?? forget(), forget)
    return page
  }

  const invalidate = () => {
    generation += 1
  }
  return { get, invalidate }
}

async function remake(known: Entry | undefined, make: (last: MadePage | null) => Promise<MadePage | null>) {
  return make(known ? await known.page.catch(() => null) : null)
}
