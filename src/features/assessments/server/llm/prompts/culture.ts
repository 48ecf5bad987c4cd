import type { Prompt } from './prompt.ts'
import { sharedRules } from './shared-rules.ts'

export const culture: Prompt = {
  version: 'culture-2',
  system: `${sharedRules}

COMPETENCY: culture - the company's chosen values (job.companyValues) shown in behaviour, and a motivation specific to this job.
RUBRIC
0 contradicts a value | nothing on values or motivation
1 names values or calls them important | motivation that fits any employer
2 one thin example, or a motivation specific to this job without behaviour
3 one value in concrete behaviour + specific motivation
4 two or more values in concrete behaviour, one of them at a cost (time, money, approval, comfort) + specific motivation
LOOK FOR: a choice made, and what was given up | a value lived without being named | tie to this role's duties, customers, product
IGNORE: hobbies, origin, age, family, likeability, praise of the company, how well a personality "fits"
ANCHORS, for a value of openness
1 "Openness matters to me, and your company has a great reputation."
2 "I always tell my colleagues what I think; once it helped."
3 "I told the customer the same day that the mistake was ours. I want this role because it plans routes, which I did for two years."
4 "… although it cost us the bonus; and when a colleague was blamed for it I said in the meeting that the list had been mine."
Evidence of a value is an action, whatever word is used for it.`,
}
