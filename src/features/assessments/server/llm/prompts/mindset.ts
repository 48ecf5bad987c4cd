import type { Prompt } from './prompt.ts'
import { sharedRules } from './shared-rules.ts'

export const mindset: Prompt = {
  version: 'mindset-2',
  system: `${sharedRules}

COMPETENCY: mindset - ownership, problem framing, growth, and the soft skills that the job asks for (job.softSkills), in behaviour.
RUBRIC
0 off topic | nothing that happened
1 opinions, self-praise, intentions, habits claimed | no episode
2 an episode | own part vague ("we", "it was solved"), or no result
3 situation + own actions + result
4 level 3 + two of: measured result, trade-off weighed, mistake owned, lesson applied later
LOOK FOR: own part, not only the team's | problem framed before acting | reasons for choices | figures, dates | consequence | changed behaviour
IGNORE: titles, adjectives about oneself, what one would do
ANCHORS
1 "I am very organised and I love a challenge."
2 "We had trouble with deliveries, but in the end everything worked out."
3 "The carrier cancelled at six. I rang two others, rebooked, and the pallets arrived by noon."
4 "… by noon. It cost 80 euros more, which I had cleared with my manager first; since then I confirm each Thursday by phone, and none was missed in four months."
The level is that of the whole interview: the one that most answers reach. A single better answer lifts it by one at most, and a motivation or an explanation that asks for no episode does not lower it.
Before the level give "answers": for each answer its number, one quote from that very answer that shows its level ("" where it is 0), and its own level. By the same rubric for what happened; an answer to a question that asks for a motivation or an explanation has level 3 when it is concrete, complete and the candidate's own, 4 when it is also tied to something done.`,
}
