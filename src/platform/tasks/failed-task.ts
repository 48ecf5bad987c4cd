/** The stored part of a task's error. */
export interface FailureReason {
  name: string
  code: unknown
}

/** Never an error's message: it may quote personal data. */
export function reasonOf(error: unknown): FailureReason {
  return {
    name: error instanceof Error ? error.name : typeof error,
    code: (error as { code?: unknown } | null)?.code ?? null,
  }
}

/** The kind of error in one line; a run of a process that died left none. */
export function shownReason(output: unknown): string {
  const { name, code } = (output ?? {}) as Partial<FailureReason>
  if (typeof name !== 'string') return 'No answer'
  return typeof code === 'string' || typeof code === 'number' ? `${name} ${code}` : name
}

/** The ids in a payload. */
export function shownPayload(payload: unknown): Record<string, string> {
  return Object.fromEntries(
    Object.entries(payload ?? {}).flatMap(([key, value]) =>
      typeof value === 'string' || typeof value === 'number' ? [[key, String(value)]] : [],
    ),
  )
}
