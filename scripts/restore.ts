// `npm run restore -- FILE`
import { describeFailure, runRestore } from '../src/server/backup/run-backup.ts'

const [path, ...more] = process.argv.slice(2)
try {
  if (path === undefined || more.length > 0) throw new Error('Name one file: npm run restore -- FILE')
  process.stdout.write(`${await runRestore(path)}\n`)
} catch (error) {
  process.stderr.write(`${describeFailure(error)}\n`)
  process.exitCode = 1
}
