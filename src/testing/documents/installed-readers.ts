import { execFileSync, spawnSync } from 'node:child_process'

/** What a PDF reader that is installed beside Node prints of a file. */
export const readWith = (program: string, ...args: string[]): string =>
  execFileSync(program, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] })

/** Whether the program is there; says loudly what is not tested when it is not. */
export function isInstalled(program: string): boolean {
  const found = spawnSync(program, ['-v']).error === undefined
  if (!found) console.warn(`SKIP: ${program} is not installed, so nothing is read back with it.`)
  return found
}
