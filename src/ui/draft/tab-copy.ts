/** Keeps unsaved text in this tab; without storage for the life of the page. */
export function writeTabCopy(key: string, copy: object): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(copy))
  } catch {
    // Storage is closed or full.
  }
}

export function removeTabCopy(key: string): void {
  try {
    sessionStorage.removeItem(key)
  } catch {
    // Nothing was stored either.
  }
}

/** The stored copy, parsed; null where `parse` throws. */
export function readTabCopy<T>(key: string, parse: (stored: Record<string, unknown>) => T): T | null {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null')
    return isRecord(stored) ? parse(stored) : null
  } catch {
    return null
  }
}

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
