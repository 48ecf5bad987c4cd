import { sharedLexicon } from '#lexicon/scoring/read-lexicon.ts'
import type { SharedTopics } from '#lexicon/scoring/shared-schema.ts'

type Name = keyof SharedTopics['benign-instructions']
const patterns = Object.fromEntries(
  Object.entries(sharedLexicon('benign-instructions')).map(([name, source]) => [
    name,
    new RegExp(source, 'u'),
  ]),
) as Record<Name, RegExp>
const has = (name: Name, folded: string) => patterns[name].test(folded)

/** Whether a turn of phrase that reads like an order to a machine is one that people at work are given and tell of. */
export function isBenign(hit: string, { sentence, after }: { sentence: string; after: string }): boolean {
  if (has('recorded', hit)) return has('inTool', after)
  const isReported = has('reported', sentence)
  const isOwn = has('ownDeed', sentence)
  if (has('role', hit)) return isReported && (isOwn || !has('machines', sentence))
  if (/^act as\b/.test(hit)) return /\b(?:i|we) act as\b/.test(sentence)
  if (has('addressed', hit) && has('machines', hit))
    return (isReported || isOwn) && !has('ofScores', sentence)
  if (has('rule', hit)) {
    const isElsewhere = has('workObjects', sentence) || has('school', sentence)
    return /\d/.test(hit)
      ? isElsewhere && !has('received', hit)
      : isReported || isElsewhere || /^\sfrom\s/.test(after)
  }
  if (has('ignoring', hit)) {
    if (has('machines', hit) || has('assessed', hit)) return false
    return isReported || (has('ofThing', after) && !has('ofScores', sentence))
  }
  if (has('assessed', sentence)) return false
  const [, ...asked] = hit.split(' ')
  return (
    (isReported && !has('machines', hit)) ||
    has('workObjects', hit) ||
    has('scale', hit) ||
    has('measured', hit + after) ||
    has('condition', after) ||
    (has('interjection', hit) && has('continues', after)) ||
    (has('handedOn', hit) && /^\sto\s/.test(after)) ||
    (has('bestOfThing', hit) && !has('measures', asked.join(' ')))
  )
}
