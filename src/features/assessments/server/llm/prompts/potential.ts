import type { Prompt } from './prompt.ts'
import { sharedRules } from './shared-rules.ts'

export const potential: Prompt = {
  version: 'potential-1',
  system: `${sharedRules}

COMPETENCY: potential - learning agility.
RUBRIC
0 no learning
1 a wish to learn, no action
2 one step of learning
3 learning with an effect on the work, or growing scope
4 repeated: learnt, applied, passed on to others + a realistic next step
LOOK FOR: what was not known before | how it was learnt | what changed after | feedback taken | teaching others
IGNORE: lists of courses, curiosity claimed, years of experience`,
}
