/** What is typed, and what is known of its copy on the server. */
export interface DraftCopy<Draft> {
  draft: Draft
  /** When it last changed here, in ms. */
  at: number
  /** The server's copy that this one goes back to. */
  savedAt: string | null
  /** Whether the server lacks something of it. */
  unsaved: boolean
}

/** What the server has. */
export interface SavedDraft<Draft> {
  draft: Draft
  savedAt: string
}

export const copyOfSaved = <Draft>({ draft, savedAt }: SavedDraft<Draft>): DraftCopy<Draft> => ({
  draft,
  at: Date.parse(savedAt),
  savedAt,
  unsaved: false,
})

/** What no server keeps. */
export const copyOfTab = <Draft>(draft: Draft): DraftCopy<Draft> => ({
  draft,
  at: 0,
  savedAt: null,
  unsaved: true,
})

/** The newer of this tab's copy and the server's. */
export function newestOf<Draft>(here: DraftCopy<Draft>, kept: DraftCopy<Draft>): DraftCopy<Draft> {
  // Nothing came to the server from elsewhere since this copy was made.
  if (here.savedAt === kept.savedAt) return here
  return here.unsaved && here.at >= kept.at ? here : kept
}

export function writeCopy<Draft>(place: string, copy: DraftCopy<Draft>): void {
  try {
    sessionStorage.setItem(place, JSON.stringify(copy))
  } catch {
    // Storage is closed: what is typed lives as long as the page, and on the server.
  }
}

export function removeCopy(place: string): void {
  try {
    sessionStorage.removeItem(place)
  } catch {
    // Nothing was kept either.
  }
}

/** What this tab kept, as far as this version of the form knows it. */
export function readCopy<Draft>(
  place: string,
  fitting: (stored: Record<string, unknown>) => Draft,
): DraftCopy<Draft> | null {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(place) ?? 'null')
    if (!isRecord(stored) || !isRecord(stored.draft)) return null
    const { draft, at, savedAt, unsaved } = stored
    return {
      draft: fitting(draft),
      at: typeof at === 'number' ? at : 0,
      savedAt: typeof savedAt === 'string' ? savedAt : null,
      unsaved: unsaved === true,
    }
  } catch {
    return null
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
