/** The result of one check. A `note` is a hint and no failure. */
export interface CheckResult {
  name: string
  state: 'ok' | 'note' | 'bad'
  detail: string
}

export const ok = (name: string, detail: string): CheckResult => ({ name, state: 'ok', detail })
export const note = (name: string, detail: string): CheckResult => ({ name, state: 'note', detail })
export const bad = (name: string, detail: string): CheckResult => ({ name, state: 'bad', detail })

/** `1 mail`, `3 mails`. */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${count === 1 ? one : many}`

/** A check that throws is a bad result too. */
export async function checkThat(name: string, look: () => Promise<CheckResult>): Promise<CheckResult> {
  try {
    return await look()
  } catch (error) {
    const { code } = (error ?? {}) as { code?: unknown }
    const kind = error instanceof Error ? error.name : 'unknown'
    return bad(name, `does not answer (${typeof code === 'string' ? code : kind})`)
  }
}
