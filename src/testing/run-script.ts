import { spawn } from 'node:child_process'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..', '..')

/** Runs a script of the project as npm does, with these settings and no others; answers when it has ended. */
export async function runScript(
  path: string,
  args: readonly string[],
  settings: Record<string, string>,
): Promise<{ code: number | null; out: string; err: string }> {
  const child = spawn(process.execPath, ['--import', './src/server/quick-start.ts', path, ...args], {
    cwd: root,
    env: { PATH: process.env.PATH, HOME: process.env.HOME, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const said = { out: '', err: '' }
  child.stdout.on('data', (bytes) => (said.out += String(bytes)))
  child.stderr.on('data', (bytes) => (said.err += String(bytes)))
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('close', resolve).once('error', reject)
  })
  return { code, ...said }
}
