import type { TypingCounters } from '#features/interviews/contract/typing-counters.ts'
import { part, type Said } from '../sentences/said.ts'
import { interpolate, within } from '../text/text.ts'

export type WrittenAnswer = { text: string; counters: TypingCounters | null }
export type Points = { points: number; reasons: Said[] }

/** Shorter answers are pasted and retyped for any reason. */
const minCharacters = 60
/** Pieces as short as a name, a number or a link are no paste. */
const minPasted = 40
const maxForPaste = 70
/** One answer drafted elsewhere is what careful people do. */
const maxForOneAnswer = 25
/** Faster than anybody speaks, and far faster than anybody types; characters a second. */
const fasterThanSpeech = 30
/** Keys pressed one by one without a single slip, over so many characters, are rare. */
const longWithoutSlip = 1500
const forNoDeletions = 10

/** The share of an answer that was pasted, 0-1; null where nothing was counted. */
export function pastedShare({ text, counters }: WrittenAnswer): number | null {
  const length = text.trim().length
  if (!counters || length === 0) return null
  const { pastedCharacters, typedCharacters, restoredCharacters } = counters
  if (pastedCharacters < Math.min(minPasted, length / 2)) return 0
  const put = pastedCharacters + typedCharacters + restoredCharacters
  // What was pasted and thrown away again is not in the answer: neither count may say more than its length.
  return within(
    0,
    Math.max(pastedCharacters / put, Math.min(pastedCharacters, length) / Math.max(put, length)),
    1,
  )
}

/** Text that comes in phrase by phrase without a paste is dictated, swiped or composed: its speed says nothing. */
function isKeyedIn({ text, counters }: WrittenAnswer): boolean {
  if (!counters || counters.insertions === 0) return false
  // More came in than stands there, and nothing was deleted: letters were composed from others.
  if (counters.deletions === 0 && counters.typedCharacters > text.length * 1.05 + 2) return false
  return counters.typedCharacters / counters.insertions < 1.3 && counters.largestInsertion < 15
}

/** Points for how the answers got into their boxes, 0-80; pasting alone at most 70. */
export function typingPoints(answers: readonly WrittenAnswer[]): Points {
  const counted = answers.filter(({ text, counters }) => counters && text.trim() !== '')
  if (counted.length === 0) return { points: 0, reasons: [] }
  const paste = pastePoints(counted)
  const fast = tooFast(counted)
  const smooth = withoutDeletions(counted)
  return {
    points: Math.min(
      80,
      Math.max(paste.points, fast.points) + (paste.points > 30 ? fast.points / 5 : 0) + smooth.points,
    ),
    reasons: [...paste.reasons, ...fast.reasons, ...smooth.reasons],
  }
}

function pastePoints(answers: readonly WrittenAnswer[]): Points {
  const long = answers.filter(({ text }) => text.trim().length >= minCharacters)
  if (long.length === 0) return { points: 0, reasons: [] }
  const shares = long.map((answer) => ({ share: pastedShare(answer) ?? 0, length: answer.text.length }))
  const pasted = shares.filter(({ share }) => share >= 0.5).length
  const characters = shares.reduce((sum, { share, length }) => sum + share * length, 0)
  const ofText = characters / shares.reduce((sum, { length }) => sum + length, 0)
  const share = (ofText + pasted / long.length) / 2
  const points = interpolate(share, [
    [0.15, 0],
    [0.35, 38],
    [0.8, maxForPaste],
  ])
  const few = pasted <= 1 && long.length >= 3
  if (ofText < 0.15) return { points: 0, reasons: [] }
  return {
    points: few ? Math.min(points, maxForOneAnswer) : points,
    reasons: [[part('ai.pasted', { percent: Math.round(ofText * 100), pasted, all: long.length })]],
  }
}

function tooFast(answers: readonly WrittenAnswer[]): Points {
  const fast = answers.filter(({ text, counters }) => {
    if (!counters) return false
    const put = Math.min(text.length, counters.typedCharacters + counters.pastedCharacters)
    // Without a paste it may be an aid that writes: only keys and pastes are judged.
    const isJudged = counters.pastedCharacters > put / 2
    return isJudged && put >= 300 && put / Math.max(1, counters.seconds) > fasterThanSpeech
  })
  if (fast.length === 0) return { points: 0, reasons: [] }
  return {
    points: 50 * (fast.length / answers.length),
    reasons: [[part('ai.fast', { count: fast.length })]],
  }
}

function withoutDeletions(answers: readonly WrittenAnswer[]): Points {
  const keyed = answers.filter(isKeyedIn)
  const characters = keyed.reduce((sum, { text }) => sum + text.length, 0)
  const deletions = keyed.reduce((sum, { counters }) => sum + (counters?.deletions ?? 0), 0)
  if (characters < longWithoutSlip || deletions > 0) return { points: 0, reasons: [] }
  return { points: forNoDeletions, reasons: [[part('ai.noDeletions', { characters })]] }
}
