import { setTimeout as sleep } from 'node:timers/promises'
import { expect } from 'vitest'
import { readInstallation } from './read-installation.ts'

/** A mail that was on its way is tried again half a minute after a kill. */
export const mailPatience = 150_000

/** The status of each mail, once none waits any more. */
export async function settledMails(dataDir: string): Promise<{ kind: string; status: string }[]> {
  const until = Date.now() + mailPatience
  for (;;) {
    const rows = await readInstallation<{ kind: string; status: string }>(
      dataDir,
      'select kind, status from mails',
    )
    if (!rows.some(({ status }) => status === 'waiting')) {
      expect(rows.filter(({ status }) => status === 'dead')).toEqual([])
      return rows
    }
    if (Date.now() > until) throw new Error(`Mails still wait: ${JSON.stringify(rows)}`)
    await sleep(500)
  }
}
