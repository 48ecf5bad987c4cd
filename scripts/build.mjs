// Builds the browser's code into dist/ when its sources changed since the last build.
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { whileHolding } from './folder-lock.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const stampFile = join(root, 'dist', '.built-from')
const sources = [
  'vite.config.ts',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'index.html',
  'public/**/*',
  'src/contract/**/*',
  'src/ui/**/*',
  'src/web/**/*',
  'src/features/*/contract.ts',
  'src/features/*/web/**/*',
]

if (!isFresh()) {
  await whileHolding(join(root, '.cache', 'build.lock'), async () => {
    if (!isFresh()) await build()
  })
}

function isFresh() {
  return stamp() === read(stampFile)?.toString()
}

async function build() {
  const started = Date.now()
  const builtFrom = stamp()
  console.error('Building the browser’s code …')
  rmSync(stampFile, { force: true })
  const { code, output } = await runVite()
  if (code !== 0) {
    console.error(output.trim())
    console.error('\nThe browser’s code could not be built.')
    process.exitCode = 1
    return
  }
  writeFileSync(stampFile, builtFrom)
  console.error(`Built in ${((Date.now() - started) / 1000).toFixed(1)} s.`)
}

function runVite() {
  return new Promise((resolve) => {
    const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js')
    const child = spawn(process.execPath, [vite, 'build', '--app', '--logLevel', 'warn'], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, NODE_ENV: 'production' },
    })
    let output = ''
    child.stdout.on('data', (chunk) => (output += chunk))
    child.stderr.on('data', (chunk) => (output += chunk))
    child.on('close', (code) => resolve({ code, output }))
  })
}

/** A hash of every source by content, so that a checkout that only touches dates builds nothing. */
function stamp() {
  const hash = createHash('sha256')
  for (const path of globSync(sources, { cwd: root }).sort()) {
    if (/\.test\.tsx?$|README\.md$/.test(path)) continue
    const content = read(join(root, path))
    if (content) hash.update(path).update('\0').update(content).update('\0')
  }
  return hash.digest('hex')
}

function read(file) {
  try {
    return readFileSync(file)
  } catch (error) {
    if (error.code === 'ENOENT' || error.code === 'EISDIR') return null
    throw error
  }
}
