import type { Assistant } from './ai/assistant.ts'
import type { Audit } from './audit/audit.ts'
import type { Clock } from './clock/clock.ts'
import type { Config } from './config/config.ts'
import type { Database } from './database/database.ts'
import type { Documents } from './documents/documents.ts'
import type { Files } from './files/files.ts'
import type { Limits } from './limits/limits.ts'
import type { Links } from './links/links.ts'
import type { Log } from './log/log.ts'
import type { Mail } from './mail/mail.ts'
import type { Passwords } from './passwords/passwords.ts'
import type { Tasks } from './tasks/tasks.ts'

/** The outside world, opened once by `server/serve.ts` and handed down as a value. */
export interface Platform {
  config: Config
  clock: Clock
  log: Log
  db: Database
  tasks: Tasks
  mail: Mail
  passwords: Passwords
  files: Files
  audit: Audit
  documents: Documents
  links: Links
  limits: Limits
  /** null when everything is done by the built-in engine. */
  assistant: Assistant | null
}
