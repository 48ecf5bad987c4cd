// Builds the browser's code into dist/ when its sources changed since the last build.
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { changedSince, stampOf } from './built-from.ts'
import { whileHolding } from './folder-lock.mjs'
import { runQuietly } from './run-quietly.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const stampFile = join(root, 'dist', '.built-from')
const sources = join(root, 'dist', 'sources')

if (!isFresh()) {
  await whileHolding(join(root, '.cache', 'build.lock'), async () => {
    if (!isFresh()) await build()
  })
}

function isFresh() {
  const stamp = stampOf(root, sources)
  return stamp !== null && stamp === read(stampFile)
}

async function build() {
  const started = Date.now()
  console.error('Building the browser’s code …')
  rmSync(stampFile, { force: true })
  rmSync(sources, { recursive: true, force: true })
  const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js')
  const { code, output } = await runQuietly(
    process.execPath,
    [vite, 'build', '--app', '--logLevel', 'warn'],
    { cwd: root, env: { ...process.env, NODE_ENV: 'production' } },
  )
  if (code !== 0) {
    console.error(output.trim())
    console.error('\nThe browser’s code could not be built.')
    process.exitCode = 1
    return
  }
  // Sources that changed meanwhile are built the next time.
  if (!changedSince(root, sources, started)) writeFileSync(stampFile, stampOf(root, sources))
  console.error(`Built in ${((Date.now() - started) / 1000).toFixed(1)} s.`)
}

function read(file) {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    if (error.code === 'ENOENT') return null
    throw error
  }
}
