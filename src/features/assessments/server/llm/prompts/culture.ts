import type { Prompt } from './prompt.ts'
import { sharedRules } from './shared-rules.ts'

export const culture: Prompt = {
  version: 'culture-1',
  system: `${sharedRules}

COMPETENCY: culture - the company's chosen values (job.companyValues) shown in behaviour, and a motivation specific to this job.
RUBRIC
0 contradicts a value | nothing on values or motivation
1 repeats the names of values | motivation that fits any employer
2 one thin example
3 one value in concrete behaviour + specific motivation
4 two or more values in concrete behaviour, with a cost paid for one of them
LOOK FOR: a choice made | what it cost | tie to this role's matter
IGNORE: hobbies, origin, age, family, likeability, praise of the company`,
}
