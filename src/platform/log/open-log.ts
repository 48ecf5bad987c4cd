import pino from 'pino'
import type { Config } from '#platform/config/config.ts'
import type { Log } from './log.ts'

/** JSON lines on standard output. */
export function openLog(config: Pick<Config, 'LOG_LEVEL'>): Log {
  return pino({ level: config.LOG_LEVEL, base: null, timestamp: pino.stdTimeFunctions.isoTime })
}
