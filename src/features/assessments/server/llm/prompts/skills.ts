import type { Prompt } from './prompt.ts'
import { sharedRules } from './shared-rules.ts'

export const skills: Prompt = {
  version: 'skills-2',
  system: `${sharedRules}

COMPETENCY: skills - which of the required skills (job.skills) the answers show.
RUBRIC, for each skill
named: the answer mentions the skill, or a thing that is plainly part of it, without telling its use
explained: the candidate tells own steps in which the skill was used, with terms, choices or a result
LOOK FOR: synonyms, translations, tools and methods that are the skill in practice ("negotiated the rate down with a second carrier" is carrier negotiation)
IGNORE: skills that are not in job.skills, intentions, courses planned, "I know X", "I master X" (named at most), what a colleague did
Each item of evidence carries also "skill", written exactly as in job.skills, and "shown": "named" or "explained". One item for a skill and an answer at most; up to 16 items in place of 4, every skill that is shown at least once.
The level: 0 no skill | 1 some named | 2 half named, or one explained | 3 most explained | 4 all explained.`,
}
