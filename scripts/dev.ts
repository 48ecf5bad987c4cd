// `npm run dev`: the server, rebuilt and restarted when a source changes.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { watch } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')
const quietMs = 200

let server: ChildProcess | undefined
let restarting = Promise.resolve()
let timer: NodeJS.Timeout | undefined

watch(join(root, 'src'), { recursive: true }, (_event, file) => {
  if (!file || /\.test\.tsx?$|\.md$/.test(file)) return
  clearTimeout(timer)
  timer = setTimeout(again, quietMs)
})
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    clearTimeout(timer)
    void stopServer().then(() => process.exit(0))
  })
}
again()

function again(): void {
  restarting = restarting.then(restart)
}

/** A build that fails says why and leaves the server that ran. */
async function restart(): Promise<void> {
  const build = spawn(process.execPath, ['scripts/build.mjs'], { cwd: root, stdio: 'inherit' })
  const [code] = await once(build, 'exit')
  if (code !== 0) return
  await stopServer()
  server = spawn(process.execPath, ['src/server/main.ts'], {
    cwd: root,
    stdio: 'inherit',
  })
}

async function stopServer(): Promise<void> {
  if (!server || server.exitCode !== null || server.signalCode !== null) return
  const ended = once(server, 'exit')
  server.kill('SIGTERM')
  await ended
}
