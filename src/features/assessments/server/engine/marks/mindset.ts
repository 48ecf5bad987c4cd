import type { AnswerReading, SentenceReading } from '../answer-features.ts'
import { shortOf } from '../answer-mark.ts'
import type { QuestionMark } from '../assessment.ts'
import { cuesOf } from '../cues/cues.ts'
import type { CueList } from '../cues/matcher.ts'
import { listed, sentenceOf } from '../in-words.ts'
import type { CompetencyDraft, Prepared } from '../pipeline.ts'
import { mean } from '../text.ts'
import { oftenNotSeen } from '../told/say-what-is-told.ts'
import { behaviour, claimBest, isDone, isFull, mostNamed } from './draft.ts'

const names = (list: CueList | undefined, s: SentenceReading) => (list?.find(s.words).length ?? 0) > 0

/** Behaviour in the answers: situation, own action, result, lesson; and the soft skills the job asks for. */
export function markMindset(
  { job, answers }: Prepared,
  questionMarks: readonly QuestionMark[],
): CompetencyDraft {
  const { softSkills } = cuesOf(job.language)
  const asked = job.idealProfile.softSkills
  const missing = asked.filter((skill) => {
    const list = softSkills.get(skill.toLowerCase())
    return !answers.some((a) => a.sentences.some((s) => isDone(s) && names(list, s)))
  })
  const answered = mean(questionMarks.map((mark) => mark.value))
  // A soft skill is shown by a word in a deed, which is a weak sign: it moves the mark by a tenth at most.
  const lack = asked.length === 0 ? 0 : missing.length / asked.length
  const value = answered * (1 - 0.1 * lack)
  return {
    value,
    reason: sentenceOf([
      `As examples of own behaviour the answers are worth ${Math.round(answered)} of 100 on average`,
      isFull(value) ? '' : lackOf(answers),
      missing.length > 0 && answers.some((answer) => answer.spoken.length > 0)
        ? `soft skills not seen in own actions: ${listed(missing, mostNamed)}`
        : '',
    ]),
    claims: claimBest(answers, (s) => behaviour(s) + s.result + 0.5 * s.learning + 0.3 * s.numbers),
  }
}

/** What keeps the most answers from being a full example. */
function lackOf(answers: readonly AnswerReading[]): string {
  const judged = answers.filter((answer) => answer.spoken.length > 0)
  const unjudged = answers.length - judged.length
  const part = oftenNotSeen(judged)
  if (unjudged > 0 && unjudged >= (part?.times ?? 0))
    return `${unjudged} of ${answers.length} cannot be judged`
  if (part) return `not seen in ${part.times} of ${answers.length}: ${part.name}`
  const short = judged.map(shortOf)
  const times = (name: string) => short.filter((one) => one === name).length
  const [most] = [...short].sort((a, b) => times(b) - times(a))
  return most ? `${most} would count most` : ''
}
