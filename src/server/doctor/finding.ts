/** What was found out about one part of the installation. `note` is worth knowing and stops nothing. */
export interface Finding {
  name: string
  state: 'ok' | 'note' | 'bad'
  said: string
}

export const ok = (name: string, said: string): Finding => ({ name, state: 'ok', said })
export const note = (name: string, said: string): Finding => ({ name, state: 'note', said })
export const bad = (name: string, said: string): Finding => ({ name, state: 'bad', said })

/** `1 mail`, `3 mails`. */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${count === 1 ? one : many}`

/** A check whose failure is a finding too. */
export async function findOut(name: string, look: () => Promise<Finding>): Promise<Finding> {
  try {
    return await look()
  } catch (error) {
    const { code } = (error ?? {}) as { code?: unknown }
    const kind = error instanceof Error ? error.name : 'unknown'
    return bad(name, `does not answer (${typeof code === 'string' ? code : kind})`)
  }
}
