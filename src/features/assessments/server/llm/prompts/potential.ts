import type { Prompt } from './prompt.ts'
import { sharedRules } from './shared-rules.ts'

export const potential: Prompt = {
  version: 'potential-2',
  system: `${sharedRules}

COMPETENCY: potential - learning agility: finds out what is missing, learns it, uses it, passes it on.
RUBRIC
0 no learning
1 a wish to learn, curiosity claimed, courses listed | no action
2 one step of learning: something tried, asked, read or accepted
3 learning with an effect on the work, or scope that grew
4 two or more such steps, or one that was also passed on to others + a realistic next step
LOOK FOR: what was not known before | how it was learnt | what changed after | feedback taken, mistake used | teaching others
IGNORE: years of experience, degrees, talent claimed, ambition for a title
ANCHORS
1 "I am always eager to learn new things."
2 "After that I asked a colleague to show me the formulas."
3 "… and a week later I rebuilt the stock list with them; the count took two hours less."
4 "… two hours less. I showed both new colleagues how, and next I want to learn queries, because the list outgrows the sheet."
Any answer may hold the evidence, above all those on failure, feedback and skills.`,
}
