// Installs the packages of package-lock.json into node_modules. Plain JavaScript that runs on Node 20: it runs before
// everything else, on whatever Node the machine has; the scripts after it run on the Node 24 that it installs.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { whileHolding } from './folder-lock.mjs'
import { runQuietly } from './run-quietly.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))

if (findDifference()) {
  await whileHolding(
    join(root, '.cache', 'install.lock'),
    async () => {
      const missing = findDifference()
      if (missing) await install(missing)
    },
    () => console.error('Waiting for another process that installs the packages …'),
  )
}
if (!process.exitCode) checkNode()

/** Names the first difference between node_modules and the lock file, or null. Compared by content, not by date. */
function findDifference() {
  const installedList = join(root, 'node_modules', '.package-lock.json')
  if (!existsSync(installedList)) return 'node_modules is missing'
  const installed = packagesOf(installedList)
  for (const [path, wanted] of Object.entries(packagesOf(join(root, 'package-lock.json')))) {
    if (path === '' || wanted.link) continue
    const found = installed[path]
    if (!found && (wanted.optional || wanted.devOptional || wanted.peer)) continue
    if (!found) return `${path} is missing`
    if (found.version !== wanted.version || found.integrity !== wanted.integrity)
      return `${path} is not ${wanted.version}`
  }
  return null
}

function packagesOf(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages ?? {}
  } catch {
    // A file cut short by a killed installation: install again.
    return {}
  }
}

async function install(reason) {
  const started = Date.now()
  console.error(`Installing the packages (${reason}) …`)
  // In production too: the pages are built here.
  const args = ['ci', '--no-audit', '--no-fund', '--loglevel=error', '--include=dev']
  const { code, output } = await runQuietly('npm', args, { cwd: root, shell: process.platform === 'win32' })
  if (code !== 0) {
    console.error(output.trim())
    console.error(
      '\nThe packages could not be installed: see npm’s output above. Is the npm registry reachable?',
    )
    process.exitCode = 1
    return
  }
  console.error(`Packages installed in ${((Date.now() - started) / 1000).toFixed(1)} s.`)
}

/** The next script runs on node_modules/.bin/node where there is one, or else on the machine's own. */
function checkNode() {
  const packaged = join(root, 'node_modules', '.bin', 'node')
  const answer = existsSync(packaged)
    ? spawnSync(packaged, ['--version'], { encoding: 'utf8' })
    : { stdout: process.version }
  const version = answer.stdout?.trim() ?? ''
  if (Number(/^v(\d+)\./.exec(version)?.[1]) >= 24) return
  console.error(
    [
      `Mindhire runs on Node 24 or newer; on this machine (${process.platform}-${process.arch}) it found ${version || 'one that does not start'}.`,
      'On Linux with glibc (x64, arm64) it brings its own; elsewhere install Node 24 from https://nodejs.org and try again.',
    ].join('\n'),
  )
  process.exit(1)
}
