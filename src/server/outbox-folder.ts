import { join } from 'node:path'
import type { Config } from '#platform/config/config.ts'

/** Where the development outbox keeps its mails. */
export function outboxFolder(config: Pick<Config, 'dataDir'>): string {
  return join(config.dataDir, 'outbox')
}
