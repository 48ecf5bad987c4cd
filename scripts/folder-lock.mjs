import { mkdirSync, renameSync, rmSync, statSync, utimesSync } from 'node:fs'
import { dirname } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

const beatMs = 2_000
const staleAfterMs = 20_000

/**
 * Runs `work` while holding `folder` as a lock between processes; waits for its turn. A holder touches the folder
 * every two seconds, so a lock whose holder was killed is taken over after twenty.
 */
export async function whileHolding(folder, work, onWait = () => {}) {
  mkdirSync(dirname(folder), { recursive: true })
  let said = false
  while (!tryTake(folder)) {
    if (!said) onWait()
    said = true
    dropStale(folder)
    await sleep(200)
  }
  const beat = setInterval(() => touch(folder), beatMs)
  const release = () => rmSync(folder, { recursive: true, force: true })
  const onSignal = (signal) => {
    release()
    process.exit(signal === 'SIGINT' ? 130 : 143)
  }
  process.once('SIGINT', onSignal).once('SIGTERM', onSignal)
  try {
    return await work()
  } finally {
    clearInterval(beat)
    process.off('SIGINT', onSignal).off('SIGTERM', onSignal)
    release()
  }
}

function tryTake(folder) {
  try {
    mkdirSync(folder)
    return true
  } catch (error) {
    if (error.code === 'EEXIST') return false
    throw error
  }
}

function touch(folder) {
  try {
    utimesSync(folder, new Date(), new Date())
  } catch (error) {
    if (error.code !== 'ENOENT') throw error
  }
}

function ageOf(folder) {
  return Date.now() - (statSync(folder, { throwIfNoEntry: false })?.mtimeMs ?? Date.now())
}

function dropStale(folder) {
  if (ageOf(folder) < staleAfterMs) return
  const aside = `${folder}.${process.pid}`
  try {
    // Of several that wait only one succeeds in the rename.
    renameSync(folder, aside)
  } catch (error) {
    if (error.code === 'ENOENT') return
    throw error
  }
  // Another process may have taken the lock between the check and the rename: give it back.
  if (ageOf(aside) < staleAfterMs) renameSync(aside, folder)
  else rmSync(aside, { recursive: true, force: true })
}
