import { signalsOf } from '../answers/lexicon.ts'
import type { AnswerReading, SentenceReading } from '../answers/read-answer.ts'
import { oftenNotSeen } from '../sentences/describe-answer.ts'
import { reasonNaming } from '../sentences/in-english.ts'
import { listOf, optionsOf, part, type Said } from '../sentences/said.ts'
import type { Claim } from '../verify-quote.ts'
import { type Judging, qualityOf, shortOf } from './answer-score.ts'
import { behaviour, claimBest, claimSentence, type DraftScore, isDone, isFull } from './draft.ts'

/** Whether an answer is about a soft skill: its question asks for it, or its words name what the skill is about. */
function isAbout({ question, language, flat }: AnswerReading, skill: string): boolean {
  if (question.measures?.includes(skill)) return true
  return (signalsOf(language).softSkills.get(skill.toLowerCase())?.find(flat).length ?? 0) > 0
}

/** From this quality on an answer tells of something done. */
const sound = 0.35

/** Words of something done in a sound answer about a soft skill, those that name it before the others; null without one. */
export function exampleOf(answers: readonly AnswerReading[], skill: string): Claim | null {
  const examples = answers.filter((answer) => qualityOf(answer) >= sound && isAbout(answer, skill))
  const told = examples.flatMap((answer) => {
    const list = signalsOf(answer.language).softSkills.get(skill.toLowerCase())
    const names = (s: SentenceReading) => ((list?.find(s.words).length ?? 0) > 0 ? 1 : 0)
    return answer.sentences.filter(isDone).map((sentence) => ({ answer, sentence, named: names(sentence) }))
  })
  const [best] = told.sort((a, b) => b.named - a.named || behaviour(b.sentence) - behaviour(a.sentence))
  return best ? claimSentence(best.answer, best.sentence) : null
}

/** Behaviour in the answers: situation, own action, result, lesson; and the soft skills the job asks for. What is said counts `all`. */
export function scoreMindset(
  { job, answers }: Judging,
  answered: number,
  all: readonly AnswerReading[],
): DraftScore {
  const asked = job.idealProfile.softSkills
  const missing = asked.filter(
    (skill) => !answers.some((answer) => qualityOf(answer) >= sound && isAbout(answer, skill)),
  )
  // A soft skill is shown by a word in a deed, which is a weak sign: it moves the score by a tenth at most.
  const lack = asked.length === 0 ? 0 : missing.length / asked.length
  const value = answered * (1 - 0.1 * lack)
  return {
    value,
    ...reasonNaming((most) => [
      part('mindset.average', { value: Math.round(answered) }),
      ...(isFull(value) ? [] : lackOf(all)),
      ...(missing.length > 0 && answers.some((answer) => answer.spoken.length > 0)
        ? [part('mindset.noExample', { names: listOf(optionsOf(missing), most) })]
        : []),
    ]),
    claims: claimBest(answers, (s) => behaviour(s) + 0.5 * s.learning + 0.3 * s.numbers),
  }
}

/** What one answer leaves out is said beside that answer. */
const minTimes = 2

function lackOf(answers: readonly AnswerReading[]): Said {
  const judged = answers.filter((answer) => answer.spoken.length > 0)
  const unjudged = answers.length - judged.length
  const all = answers.length
  const often = oftenNotSeen(judged)
  if (unjudged > 0 && unjudged >= (often?.times ?? 0)) return [part('unscored', { count: unjudged, all })]
  if (often && often.times >= minTimes) {
    const { element, times } = often
    return [part('mindset.notFound', { element: [part(`element.${element}`)], times, all })]
  }
  const short = judged.map(shortOf)
  const times = (lack: string) => short.filter((one) => one === lack).length
  const [most] = [...short].sort((a, b) => times(b) - times(a))
  return most ? [part('wouldHelp', { what: [part(most)] })] : []
}
