// `npm run backup -- FILE`, or `npm run backup -- --tombstones FILE`
import { parseArgs } from 'node:util'
import { describeFailure, runBackup, runTombstones } from '../src/server/backup/run-backup.ts'

try {
  const { values, positionals } = parseArgs({
    options: { tombstones: { type: 'string' } },
    allowPositionals: true,
  })
  const [path, ...more] = [...positionals, ...(values.tombstones === undefined ? [] : [values.tombstones])]
  if (path === undefined || more.length > 0)
    throw new Error('Name one file: npm run backup -- FILE, or npm run backup -- --tombstones FILE')
  process.stdout.write(`${await (values.tombstones === undefined ? runBackup : runTombstones)(path)}\n`)
} catch (error) {
  process.stderr.write(`${describeFailure(error)}\n`)
  process.exitCode = 1
}
