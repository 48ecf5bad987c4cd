// `npm run restore -- FILE [--tombstones FILE]`
import { parseArgs } from 'node:util'
import { describeFailure, runRestore } from '../src/server/backup/run-backup.ts'

try {
  const { values, positionals } = parseArgs({
    options: { tombstones: { type: 'string' } },
    allowPositionals: true,
  })
  const [path, ...more] = positionals
  if (path === undefined || more.length > 0)
    throw new Error('Name one file: npm run restore -- FILE [--tombstones FILE]')
  process.stdout.write(`${await runRestore(path, values.tombstones)}\n`)
} catch (error) {
  process.stderr.write(`${describeFailure(error)}\n`)
  process.exitCode = 1
}
