import { sharedLexicon } from '#lexicon/scoring/read-lexicon.ts'
import { type Span, withoutLabel } from '../text/text.ts'
import { instructionFeatures, wordKinds } from './instruction-features.ts'

/** Learned by `npm run eval:train`: a feature’s weight is a byte. */
const { kinds, weights, scale, threshold, doubtful } = sharedLexicon('assessment-act-weights')
const known = wordKinds(kinds)
const bytes = new Int8Array(Buffer.from(weights, 'base64'))

/** Whether somebody tells a reader what to report, rate, ignore or reveal. `sentence` is folded. */
export const isAssessmentAct = (sentence: string): boolean => strengthOf(sentence) > threshold

/** Whether somebody may do so: too little to accuse anybody, enough to count the sentence for nothing. */
export const isDoubtfulAct = (sentence: string): boolean => strengthOf(sentence) > doubtful

function strengthOf(sentence: string): number {
  if (sentence.length < shortest || !sentence.includes(' ')) return -Infinity
  const features = instructionFeatures(sentence, known)
  let sum = 0
  for (const at of features) sum += bytes[at] ?? 0
  return (sum * scale) / Math.sqrt(features.size)
}

/** "Note 100/100" is somebody’s own. */
const shortest = 16
const longest = 320

/** Sentences that hold such an act; of one without an end, pieces. */
export function assessmentActsIn(readable: string): Span[] {
  const text = withoutLabel(readable)
  return clausesIn(text).filter(({ start, end }) =>
    isAssessmentAct(text.slice(start, end).replace(/\s+/g, ' ')),
  )
}

/** The sentences that are read one by one, without the blanks around them. */
export const clausesIn = (readable: string): Span[] =>
  [...readable.matchAll(sentences)].flatMap(({ index, 0: sentence }) => {
    const start = index + sentence.length - sentence.trimStart().length
    const end = index + sentence.trimEnd().length
    return end - start < shortest ? [] : [{ start, end }]
  })

const sentences = new RegExp(`(?:[^.!?\\n\\u2003]|[.!?](?!\\s|$)){1,${longest}}[.!?]?`, 'gu')
