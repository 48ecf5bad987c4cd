import type { Log, LogFields } from './log.ts'

export interface LogLine {
  level: 'debug' | 'info' | 'warn' | 'error'
  fields: LogFields
  message: string
}

export interface FakeLog extends Log {
  lines: LogLine[]
}

/** Keeps its lines for tests to read. */
export function fakeLog(): FakeLog {
  const lines: LogLine[] = []
  const at = (level: LogLine['level']) => (fields: LogFields, message: string) => {
    lines.push({ level, fields, message })
  }
  return { lines, debug: at('debug'), info: at('info'), warn: at('warn'), error: at('error') }
}
