// Runs the type checker and prints how many files of the project it read.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')
const tsc = join(root, 'node_modules', 'typescript', 'bin', 'tsc')
const { status, stdout, stderr } = spawnSync(
  process.execPath,
  [tsc, '-p', '.', '--noEmit', '--listFiles', '--pretty', 'false'],
  {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  },
)
const lines = `${stdout}${stderr}`.split('\n')
const isModule = (line: string) => line.startsWith('/') && /\.[cm]?tsx?$/.test(line)
const own = lines.filter(
  (line) => isModule(line) && line.startsWith(root) && !line.includes('/node_modules/'),
)
console.log(
  lines
    .filter((line) => !isModule(line))
    .join('\n')
    .trim(),
)
console.log(`${own.length} files read`)
process.exitCode = status ?? 1
