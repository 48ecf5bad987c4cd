import type { Prompt } from './prompt.ts'
import { sharedRules } from './shared-rules.ts'

export const skills: Prompt = {
  version: 'skills-1',
  system: `${sharedRules}

COMPETENCY: skills - which of the required skills (job.skills) the answers show.
RUBRIC, for each skill
named: the answer mentions the skill or a thing that is plainly part of it, without telling its use
explained: the candidate tells own steps in which the skill was used, with terms, choices or a result
LOOK FOR: synonyms, tools and methods that are the skill in practice, in the language of the answer
IGNORE: skills that are not in job.skills, intentions, "I know X"
Each item of evidence carries also "skill", written exactly as in job.skills, and "shown": "named" or "explained". One item for a skill and an answer at most; up to 16 items.
The level: 0 no skill | 1 some named | 2 half named or one explained | 3 most explained | 4 all explained.`,
}
