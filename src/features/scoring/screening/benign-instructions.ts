import { sharedLexicon } from '#lexicon/scoring/read-lexicon.ts'
import type { SharedTopics } from '#lexicon/scoring/schema.ts'

/**
 * The allow-list: instructions that people at work are given and tell of. Nobody who writes one down speaks to a machine.
 * All patterns run over folded text.
 */
const patterns = Object.fromEntries(
  Object.entries(sharedLexicon('benign-instructions')).map(([name, source]) => [
    name,
    new RegExp(source, 'u'),
  ]),
) as Record<keyof SharedTopics['benign-instructions'], RegExp>
const {
  assessed,
  workObjects,
  measures,
  scale,
  condition,
  handedOn,
  recorded,
  inTool,
  reported,
  machines,
  role,
  rule,
  addressed,
  ownDeed,
  ignoring,
  ofThing,
  ofScores,
  measured,
  received,
  interjection,
  continues,
  school,
  bestOfThing,
} = patterns

/** Whether a turn of phrase that reads like an order to a machine is one of somebody's work. */
export function isBenign(hit: string, { sentence, after }: { sentence: string; after: string }): boolean {
  if (recorded.test(hit)) return inTool.test(after)
  const isReported = reported.test(sentence)
  const isOwn = ownDeed.test(sentence)
  if (role.test(hit)) return isReported && (isOwn || !machines.test(sentence))
  if (/^act as\b/.test(hit)) return /\b(?:i|we) act as\b/.test(sentence)
  if (addressed.test(hit) && machines.test(hit)) return (isReported || isOwn) && !ofScores.test(sentence)
  if (rule.test(hit)) {
    const isElsewhere = workObjects.test(sentence) || school.test(sentence)
    return /\d/.test(hit)
      ? isElsewhere && !received.test(hit)
      : isReported || isElsewhere || /^\sfrom\s/.test(after)
  }
  if (ignoring.test(hit)) {
    if (machines.test(hit) || assessed.test(hit)) return false
    return isReported || (ofThing.test(after) && !ofScores.test(sentence))
  }
  if (assessed.test(sentence)) return false
  const [, ...asked] = hit.split(' ')
  return (
    (isReported && !machines.test(hit)) ||
    workObjects.test(hit) ||
    scale.test(hit) ||
    measured.test(hit + after) ||
    condition.test(after) ||
    (interjection.test(hit) && continues.test(after)) ||
    (handedOn.test(hit) && /^\sto\s/.test(after)) ||
    (bestOfThing.test(hit) && !measures.test(asked.join(' ')))
  )
}
