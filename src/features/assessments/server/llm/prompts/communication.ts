import type { Prompt } from './prompt.ts'
import { sharedRules } from './shared-rules.ts'

export const communication: Prompt = {
  version: 'communication-2',
  system: `${sharedRules}

COMPETENCY: communication - answers what was asked, in order, clearly, concisely, in words that fit the reader.
RUBRIC
0 unintelligible | nothing answered
1 mostly beside the questions | slogans in place of answers
2 understandable | padded, disordered, vague, or parts of questions left out
3 clear, ordered, complete: a reader could tell it again
4 level 3 + well proportioned + fitted to the reader (plain words for a layperson, an image, a check of understanding)
LOOK FOR: first sentence answers | one thought after the other | concrete words | nothing said twice | explanation for a layperson
IGNORE: grammar and spelling, second-language phrasing, short but complete answers, missing capitals, whether what is told is impressive
The level is that of most answers. What was left unanswered counts as left out.
Quotes here show how something is told: one that answers at once, explains plainly or orders well; as counter-evidence one that wanders, pads or misses the question.`,
}
