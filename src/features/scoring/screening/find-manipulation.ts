import type { Language } from '#contract/languages.ts'
import type { ManipulationFlag } from '../assessment.ts'
import type { Prepared } from '../pipeline.ts'
import { opening, type Span } from '../text/text.ts'
import { type Claim, verifyQuote } from '../verify-quote.ts'
import { instructionsAcross, instructionsIn } from './find-instructions.ts'
import { redactedForModel } from './redacted-for-model.ts'

const maxHiddenLength = 300
const maxFlags = 20
const tags = /[\u{E0000}-\u{E007F}]+/gu
const zeroWidth = /[\u200B-\u200F\u2060-\u2064\uFEFF]{3,}/gu

/** Instructions to a machine in answers or the CV, and unseen text. `hidden` is what the CV's reader left out. */
export function findManipulation(
  { job, evidence }: Pick<Prepared, 'job' | 'evidence'>,
  hidden: readonly { where: string; text: string }[] = [],
): ManipulationFlag[] {
  const texts = [
    ...evidence.answers.map((redacted, index) => ({ redacted, place: { source: 'answer' as const, index } })),
    ...(evidence.cv ? [{ redacted: evidence.cv, place: { source: 'cv' as const } }] : []),
  ]
  const across = instructionsAcross(evidence.answers.map(({ text }) => text))
  const instructions = texts.flatMap(({ redacted, place }) =>
    shownInstructionsIn(
      redacted.text,
      place.source === 'answer' ? across[place.index] : undefined,
      job.language,
    ).flatMap(({ start, end }): ManipulationFlag[] => {
      // Whole: it is counted for nothing, and a person shall see all that is.
      const claim: Claim = { ...place, start, text: redacted.text.slice(start, end) }
      const quote = verifyQuote(claim, evidence)
      return quote ? [{ kind: 'instruction', quote }] : []
    }),
  )
  const unseen = texts.flatMap(({ redacted, place }) =>
    unseenIn(redacted.original).map(({ text, kind }): ManipulationFlag => {
      const where = place.source === 'cv' ? 'the CV' : `answer ${place.index + 1}`
      return { kind: 'hidden-text', where: `${kind} in ${where}`, text }
    }),
  )
  const fromFile = hidden.map(({ where, text }): ManipulationFlag => {
    return { kind: 'hidden-text', where, text: opening(text, maxHiddenLength) }
  })
  return [...instructions, ...unseen, ...fromFile].slice(0, maxFlags)
}

/** Injected instructions, and in an answer the sentences beside them that a model is not sent either. */
function shownInstructionsIn(text: string, found: readonly Span[] | undefined, language: Language): Span[] {
  if (!found) return instructionsIn(text)
  const holdsInstruction = ({ start, end }: Span) =>
    found.some((order) => order.start < end && start < order.end)
  return redactedForModel(text, found, language)
    .filter(holdsInstruction)
    .map(({ start, end }) => ({ start, end: start + text.slice(start, end).trimEnd().length }))
}

/** Runs of characters that show nothing; tag characters are ASCII moved up, so their message can be read back. */
function unseenIn(text: string): { kind: string; text: string }[] {
  const moved = (run: string) =>
    Array.from(run, (sign) => String.fromCodePoint((sign.codePointAt(0) ?? 0) - 0xe0000))
      .join('')
      .replace(/[^ -~]/gu, '')
  // A flag of a region ends with a few tags and means nothing else.
  const messages = [...text.matchAll(tags)].filter(([run]) => Array.from(run).length > 8)
  return [
    ...messages.map(([run]) => ({
      kind: 'Unicode tag characters',
      text: opening(moved(run), maxHiddenLength),
    })),
    ...[...text.matchAll(zeroWidth)].map(([run]) => ({
      kind: 'zero-width characters',
      text: `${run.length} characters`,
    })),
  ]
}
