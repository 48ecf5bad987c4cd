import { type SpawnSyncReturns, spawn, spawnSync } from 'node:child_process'
import { closeSync, openSync } from 'node:fs'
import type { Account } from './embedded-account.ts'

function optionsOf(account: Account) {
  return {
    ...account,
    // Our own folder may be one that the account cannot enter.
    cwd: '/',
    env: { PATH: '/usr/local/bin:/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' },
  }
}

/** Runs a short program as the account and waits for it. */
export function runAs(account: Account, program: string, args: readonly string[]): SpawnSyncReturns<string> {
  return spawnSync(program, args, { ...optionsOf(account), encoding: 'utf8', timeout: 120_000 })
}

/** Starts a program that outlives us, as the account. Resolves, should it end or not start at all. */
export function startAs(
  account: Account,
  program: string,
  args: readonly string[],
  logFile: string,
): Promise<void> {
  const output = openSync(logFile, 'a', 0o600)
  const child = spawn(program, args, {
    ...optionsOf(account),
    detached: true,
    stdio: ['ignore', output, output],
  })
  closeSync(output)
  child.unref()
  return new Promise((resolve) => {
    child.once('exit', () => resolve())
    child.once('error', () => resolve())
  })
}
