import { setTimeout as sleep } from 'node:timers/promises'
import { expect } from 'vitest'
import { readInstallation } from './read-installation.ts'

/** A mail that was on its way is tried again half a minute after a kill. */
export const mailPatience = 150_000

export interface SettledMail {
  kind: string
  subjectId: string
  version: string
  status: 'sent' | 'dropped'
  attempts: number
}

/** Each mail and how it ended, once none waits any more. */
export async function settledMails(dataDir: string): Promise<SettledMail[]> {
  const until = Date.now() + mailPatience
  for (;;) {
    const rows = await readInstallation<Omit<SettledMail, 'status'> & { status: string }>(
      dataDir,
      'select kind, subject_id "subjectId", version, status, attempts from mails',
    )
    if (!rows.some(({ status }) => status === 'waiting')) {
      expect(rows.filter(({ status }) => status === 'dead')).toEqual([])
      return rows as SettledMail[]
    }
    if (Date.now() > until) throw new Error(`Mails still wait: ${JSON.stringify(rows)}`)
    await sleep(500)
  }
}
