import { sharedLexicon } from '#lexicon/scoring/read-lexicon.ts'
import { fold } from '../text/text.ts'

const { fragments, patterns, continuing } = sharedLexicon('injected-instructions')

const whole = (pattern: string): string =>
  pattern.replace(/\{\{(\w+)\}\}/g, (_, name) => whole(fragments[name] ?? ''))

/** A run of blanks without end, tried from each of its places, would take its length squared. */
const withBoundedSpace = (pattern: string) =>
  pattern.replaceAll('\\s*', '\\s{0,4}').replaceAll('\\s+', '\\s{1,4}').replaceAll('[\\s,]+', '[\\s,]{1,4}')

/** Turns of phrase that speak to a machine, for text as `readableOf` gives it. A hit is a hint and proves nothing. */
export const instructionPatterns: readonly RegExp[] = Object.values(patterns)
  .flat()
  .map((pattern) => new RegExp(withBoundedSpace(whole(pattern)), 'gim'))

const ofInstructions = new RegExp(continuing)

/** Whether a sentence that stands beside an instruction may go on with it. */
export const continuesInstruction = (sentence: string): boolean => ofInstructions.test(fold(sentence))
