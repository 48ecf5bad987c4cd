import { createHash } from 'node:crypto'
import type { JobId } from '#contract/ids.ts'
import { runsOf, wordsOf } from '../text/text.ts'

/** Words in a shingle: two people rarely write eight in a row alike, unless both quote. */
const wordsInShingle = 8
/** Of so many neighbouring shingles one is kept, so that a run of eleven equal words is always found. */
const shinglesInWindow = 4

/** The smallest hash of each window of shingles (winnowing) with the job's id. `known` runs are nobody's own. */
export function shinglesOf(text: string, jobId: JobId, known: ReadonlySet<string>): string[] {
  const hashes = shinglesIn(text)
    .filter((run) => !known.has(run))
    .map((run) => hashOf(run, jobId))
  const kept = new Set<bigint>()
  for (let at = 0; at === 0 || at + shinglesInWindow <= hashes.length; at++) {
    const window = hashes.slice(at, at + shinglesInWindow)
    if (window.length > 0) kept.add(window.reduce((least, hash) => (hash < least ? hash : least)))
  }
  return [...kept].map(String)
}

export function knownRuns(texts: readonly string[]): Set<string> {
  return new Set(texts.flatMap(shinglesIn))
}

const shinglesIn = (text: string) => runsOf(wordsOf(text), wordsInShingle)

function hashOf(run: string, jobId: JobId): bigint {
  return createHash('sha256').update(`${jobId}\n${run}`).digest().readBigInt64BE()
}
