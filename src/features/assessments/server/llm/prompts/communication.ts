import type { Prompt } from './prompt.ts'
import { sharedRules } from './shared-rules.ts'

export const communication: Prompt = {
  version: 'communication-1',
  system: `${sharedRules}

COMPETENCY: communication - answers what was asked, in order, clearly, concisely, in words that fit the reader.
RUBRIC
0 unintelligible | no answer
1 mostly beside the question
2 understandable | padded, disordered or incomplete
3 clear, ordered, complete
4 level 3 + well proportioned + fitted to the reader (plain words, an image, a check of understanding)
LOOK FOR: first sentence answers | one thought after the other | nothing repeated | explanation for a layperson
IGNORE: grammar and spelling of a second language, short but complete answers, accents, missing capitals
Quotes here show how something is told, not what.`,
}
