import type { Language } from '#contract/languages.ts'
import type { AnswerReading, SentenceReading } from '../answer-features.ts'
import { qualityOf } from '../answer-mark.ts'
import type { QuestionMark } from '../assessment.ts'
import { cuesOf } from '../cues/cues.ts'
import type { CueList } from '../cues/matcher.ts'
import { counted, listed } from '../in-words.ts'
import type { CompetencyDraft, Prepared } from '../pipeline.ts'
import { interpolate, mean, within } from '../text.ts'
import { toldIn } from '../told/told-in.ts'
import { behaviour, claimBest, isDone } from './draft.ts'

const names = (list: CueList | undefined, s: SentenceReading) => (list?.find(s.words).length ?? 0) > 0

/** Whether a sentence names a value: "to be honest" at the head of a clause is a turn of phrase and no honesty. */
function namesValue(list: CueList | undefined, s: SentenceReading, language: Language): boolean {
  const asides = cuesOf(language)
    .aside.find(s.words)
    .filter(({ from, to }) => {
      const [before, first] = [s.words[from - 1], s.words[from]]
      const gap = before && first ? s.text.slice(before.end - s.start, first.start - s.start) : ','
      return to - from >= clearAside || /[,;:()–—]/.test(gap)
    })
  return (list?.find(s.words) ?? []).some(
    (hit) => !asides.some((aside) => hit.from >= aside.from && hit.to <= aside.to),
  )
}
/** A turn of so many words is one wherever it stands; "the truth" is one at the head of a clause only. */
const clearAside = 3

/** What somebody says to do as a rule, in praise of it, shows no value. */
const isLived = (s: SentenceReading) => isDone(s) && (s.deeds + s.group > 0 || s.praise + s.opinion === 0)

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
  return {
    value: answered * (1 - 0.1 * lack),
    reason: `As examples of own behaviour the answers are worth ${Math.round(answered)} of 100 on average. ${missing.length > 0 ? `Not seen in own actions: ${listed(missing)}.` : 'Every soft skill that the job asks for is seen in own actions.'}`,
    claims: claimBest(answers, (s) => behaviour(s) + s.result + 0.5 * s.learning + 0.3 * s.numbers),
  }
}

/** The company's values in behaviour, and a motivation that names this job. */
export function markCulture({ job, answers }: Prepared): CompetencyDraft {
  const { values } = cuesOf(job.language)
  const listOf = (value: string) => values.get(value.toLowerCase())
  const showing = (value: string) =>
    answers.filter((a) => a.sentences.some((s) => isLived(s) && namesValue(listOf(value), s, job.language)))
  const shown = job.companyValues.filter((value) => showing(value).length > 0)
  const named = job.companyValues.filter((value) =>
    answers.some((a) => a.spoken.some((s) => namesValue(listOf(value), s, job.language))),
  )
  const unseen = job.companyValues.filter((value) => !shown.includes(value))
  const specific = Math.max(0, ...answers.map((a) => (a.motivation ? specificityOf(a) : 0)))
  const motivated = specific >= 0.75
  const costly = answers.filter((a) => a.sentences.some((s) => s.tradeoff > 0 && behaviour(s) > 0)).length
  const cost = costly > 0
  const depth = mean(answers.map((a) => within(0, qualityOf(a), 1)))
  // The behaviour that shows the values says how deep they go; without any, naming them is all there is.
  const value =
    shown.length === 0
      ? named.length > 0
        ? 20
        : 0
      : interpolate(depth, [
          [0, 15],
          [0.1, 28],
          [0.3, 50],
          [0.5, 62],
          [0.7, 78],
        ]) +
        5 * enough(shown.length - 1) +
        8 * specific +
        5 * enough(costly)
  return {
    value,
    reason: [
      shown.length > 0
        ? `${listed(shown)} can be seen in what the candidate did`
        : 'No company value can be seen in what the candidate did',
      ...(shown.length > 0 && unseen.length > 0 ? [`${listed(unseen)} cannot`] : []),
      `the motivation ${motivated ? 'is' : 'is not'} specific to this job`,
      cost ? 'it is told what a choice cost' : 'a choice that cost something was not seen',
    ]
      .join('; ')
      .concat('.'),
    claims: claimBest(
      answers,
      (s) =>
        job.companyValues.filter((v) => namesValue(listOf(v), s, job.language)).length * 2 +
        (isLived(s) ? 1 : 0),
    ),
  }
}

/** How far a motivation could not be sent to another company, 0 to 1: it speaks of this job's matter and of something lived. */
function specificityOf(answer: AnswerReading): number {
  const facts = answer.sentences.reduce((n, s) => n + behaviour(s) + s.numbers + s.names, 0)
  const ofThisJob = within(0, answer.onJob / 2, 1)
  return ofThisJob * within(0, facts / 3, 1) * within(0, answer.words / 20, 1)
}

/** Answers the question, in order, in clear sentences of a fitting length. Mechanics count 15 % at most. */
export function markCommunication({ answers }: Prepared): CompetencyDraft {
  const given = answers.filter((a) => a.spoken.length > 0)
  const marks = answers.map((a) => (a.spoken.length === 0 ? 0 : clarityOf(a)))
  const talkative = given.filter((a) => a.words < a.spokenWords / 2).length
  return {
    value: mean(marks),
    reason: `${given.length} of ${counted(answers.length, 'answer')} can be judged for being direct, in order and clear${talkative > 0 ? `; ${talkative} ${talkative === 1 ? 'says' : 'say'} little to the point` : ''}.`,
    claims: claimBest(
      answers,
      (s) =>
        s.order +
        s.reasons +
        s.analogy +
        behaviour(s) +
        (s.words.length >= 6 && s.words.length <= 30 ? 1 : 0),
    ),
  }
}

/** How well one answer is told, 0-100. */
function clarityOf(answer: AnswerReading): number {
  const { spoken, sentences } = answer
  const sum = (of: (s: SentenceReading) => number) => spoken.reduce((n, s) => n + of(s), 0)
  // Directness: what is said to the point, of all that is said.
  const direct = answer.words / Math.max(1, answer.spokenWords)
  const talk = within(0, sum((s) => s.hedging + s.vague + s.opinion + s.praise) / (1 + spoken.length), 1)
  const average = answer.spokenWords / spoken.length
  const readable = average > 60 ? 0.6 : average > 40 ? 0.8 : average < 4 ? 0.5 : 1
  const complete = within(0, answer.words / 30, 1) * (answer.spokenWords > 260 ? 0.85 : 1)
  const substance = within(0, qualityOf(answer) / 0.55, 1)
  const ordered = within(0, 0.4 + sum((s) => s.order + s.reasons + s.result + s.analogy) / 5, 1)
  const mechanics = mean(
    spoken.map((s) => (/^[\p{Lu}\p{N}[“"«¿¡„]/u.test(s.text) && /[.!?…:][“"»”)]?$/.test(s.text) ? 1 : 0.5)),
  )
  const told =
    0.2 * direct + 0.2 * (1 - talk) + 0.25 * substance + 0.15 * ordered + 0.1 * readable + 0.1 * mechanics
  // Fluent talk is understood too, so the signs lie close together at the top: the anchors spread them out.
  return sentences.length === 0
    ? 25 * within(0, answer.spokenWords / 20, 1)
    : interpolate(told * (0.4 + 0.6 * complete), [
        [0, 0],
        [0.3, 28],
        [0.7, 54],
        [0.86, 76],
        [0.96, 92],
        [1, 100],
      ])
}

/** What was done well tells of learning too: the mean quality of the answers, in points of potential. */
const depthAnchors = [
  [0, 0],
  [0.3, 14],
  [0.45, 36],
  [0.6, 51],
  [0.75, 58],
] as const

/** A little is worth most: one clear lesson makes .4 of what many make. */
const enough = (shown: number) => 1 - Math.exp(-shown / 1.8)

/** How far an answer's signs may count, 0 for talk and 1 for a sound account: no step at which they begin to. */
const soundness = (answer: AnswerReading) => within(0, (qualityOf(answer) - 0.1) / 0.3, 1)

/** In how many answers something learned is told; of an answer that is unsure nothing is said. */
function lessonsTold(answers: readonly AnswerReading[]): string {
  const lessons = answers.map((answer) => toldIn(answer).lesson)
  const told = lessons.filter((lesson) => lesson === 'told').length
  if (told > 0) return `${counted(told, 'answer')} ${told === 1 ? 'tells' : 'tell'} of something learned`
  return lessons.includes('unsure')
    ? 'What was learned is not told clearly'
    : 'Something learned was not seen in any answer'
}

function onwardSeen(isShared: boolean, hasNext: boolean): string {
  if (isShared)
    return `something was passed on to others, and a next step ${hasNext ? 'is named' : 'was not seen'}`
  return hasNext
    ? 'a next step is named, but passing it on to others was not seen'
    : 'neither passing it on to others nor a next step was seen'
}

/** Learning agility: learned, applied, passed on; and a next step. */
export function markPotential({ answers }: Prepared): CompetencyDraft {
  const learning = answers.filter((a) => a.sentences.some((s) => s.learning > 0))
  const lived = learning.filter((a) => a.sentences.some((s) => behaviour(s) > 0))
  const applied = lived.filter((a) => a.sentences.some((s) => s.result > 0 || s.numbers > 0))
  const sounding = (some: readonly AnswerReading[]) => some.reduce((sum, a) => sum + soundness(a), 0)
  const telling = (of: (s: SentenceReading) => number) =>
    answers.filter((a) => a.sentences.some((s) => of(s) > 0))
  const sharing = telling((s) => (behaviour(s) > 0 ? s.sharing : 0))
  const next = telling((s) => s.nextStep)
  const breadth = 24 * enough(sounding(lived)) + 20 * enough(sounding(applied))
  const onward = 12 * enough(sounding(sharing)) + 6 * enough(sounding(next))
  const depth = interpolate(mean(answers.map((a) => within(0, qualityOf(a), 0.75))), depthAnchors)
  const wish = answers.some((a) => a.spoken.some((s) => s.wishes > 0 || s.learning > 0))
  return {
    // Somebody who did much has learned by it, told or not; a wish to learn alone is the step above nothing.
    value: within(wish ? 15 : 0, breadth + onward + depth, 100),
    reason: `${lessonsTold(answers)}; ${onwardSeen(sharing.length > 0, next.length > 0)}.`,
    claims: claimBest(answers, (s) => s.learning * 2 + s.sharing + s.nextStep + 0.2 * behaviour(s)),
  }
}
