// `npm run backup -- FILE`
import { describeFailure, runBackup } from '../src/server/backup/run-backup.ts'

const [path, ...more] = process.argv.slice(2)
try {
  if (path === undefined || more.length > 0) throw new Error('Name one file: npm run backup -- FILE')
  process.stdout.write(`${await runBackup(path)}\n`)
} catch (error) {
  process.stderr.write(`${describeFailure(error)}\n`)
  process.exitCode = 1
}
