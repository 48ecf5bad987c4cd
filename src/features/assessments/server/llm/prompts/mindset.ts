import type { Prompt } from './prompt.ts'
import { sharedRules } from './shared-rules.ts'

export const mindset: Prompt = {
  version: 'mindset-1',
  system: `${sharedRules}

COMPETENCY: mindset - ownership, problem framing, growth, and the soft skills that the job asks for, in behaviour.
RUBRIC
0 off topic | nothing that happened
1 opinions, self-praise, intentions | no episode
2 an episode | own part vague, or no result
3 situation + own actions + result
4 level 3 + measured result + trade-off or mistake owned + lesson applied later
LOOK FOR: "I" not only "we" | a problem framed before acting | reasons for choices | figures, times | consequence | changed behaviour
IGNORE: titles, adjectives about oneself, length
The level is that of the whole interview: most answers at the level, not the single best one.
Give also "answers": for each answer its number, its own level by the same rubric, and one quote from that answer that shows the level ("" where the level is 0).`,
}
