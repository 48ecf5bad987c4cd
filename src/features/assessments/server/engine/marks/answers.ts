import type { QuestionMark } from '../assessment.ts'
import { cuesOf } from '../cues/cues.ts'
import type { CompetencyDraft, Prepared } from '../pipeline.ts'
import { contentStems, shared } from '../stems.ts'
import { mean, within } from '../text.ts'
import { claimBest } from './draft.ts'

/** Behaviour in the answers: situation, own action, result, lesson; and the soft skills the job asks for. */
export function markMindset(
  { job, answers }: Prepared,
  questionMarks: readonly QuestionMark[],
): CompetencyDraft {
  const cues = cuesOf(job.language)
  const asked = job.idealProfile.softSkills
  const missing = asked.filter((skill) => {
    const list = cues.softSkills.get(skill.toLowerCase())
    return !answers.some((a) =>
      a.sentences.some((s) => s.ownAction > 0 && (list ? list.find(s.words).length : 0) > 0),
    )
  })
  const behaviour = mean(questionMarks.map((mark) => mark.value))
  const skills = asked.length === 0 ? behaviour : (1 - missing.length / asked.length) * 100
  return {
    value: behaviour * 0.85 + Math.min(skills, behaviour + 25) * 0.15,
    reason: `Behaviour shown in the answers${missing.length ? `; not shown in own actions: ${missing.join(', ')}` : ', with every soft skill the job asks for'}.`,
    claims: claimBest(answers, (s) => s.ownAction * 2 + s.result + s.learning + 0.1),
  }
}

/** The company's values in behaviour, and a motivation that names this job. */
export function markCulture({ job, answers }: Prepared): CompetencyDraft {
  const cues = cuesOf(job.language)
  const list = (value: string) => cues.values.get(value.toLowerCase())
  const shows = (value: string) =>
    answers.some(
      (a) =>
        a.action > 0.3 &&
        a.sentences.some((s) => s.ownAction > 0 && (list(value)?.find(s.words).length ?? 0) > 0),
    )
  const names = (value: string) =>
    answers.some((a) => a.sentences.some((s) => (list(value)?.find(s.words).length ?? 0) > 0))
  const shown = job.companyValues.filter(shows)
  const jobStems = contentStems(`${job.title} ${job.description} ${job.industry}`, job.language)
  const motivated = answers.some(
    (a) => a.motivation && a.words >= 25 && a.specificity >= 0.3 && shared(jobStems, a.stems) >= 2,
  )
  const cost = answers.some((a) => a.sentences.some((s) => s.tradeoff > 0))
  const depth = mean(answers.map((a) => (a.action + a.result + a.specificity) / 3))
  const step =
    shown.length === 0 ? (job.companyValues.some(names) ? 22 : 0) : 45 + Math.min(2, shown.length - 1) * 10
  const value = step + (motivated ? 15 : 0) + (shown.length > 0 && cost ? 8 : 0)
  return {
    value: shown.length > 0 ? within(0, value * (0.65 + 0.5 * depth), 100) : value,
    reason: `${shown.length} of ${job.companyValues.length} values shown in behaviour${shown.length ? ` (${shown.join(', ')})` : ''}; motivation ${motivated ? 'is specific to this job' : 'is not specific to this job'}.`,
    claims: claimBest(
      answers,
      (s) =>
        job.companyValues.reduce((n, v) => n + (list(v)?.find(s.words).length ?? 0), 0) +
        (s.ownAction > 0 ? 1 : 0),
    ),
  }
}

/** Answers the question, in order, in clear sentences of a fitting length. Mechanics count 15 % at most. */
export function markCommunication({ answers }: Prepared): CompetencyDraft {
  const given = answers.filter((a) => a.sentences.length > 0)
  const marks = answers.map((a) => {
    if (a.sentences.length === 0) return 0
    const average = a.words / a.sentences.length
    const clear = average < 5 || average > 40 ? 0.4 : average > 30 ? 0.7 : 1
    const complete = within(0, a.words / 50, 1) * (a.words > 260 ? 0.8 : 1)
    const ordered = within(0, 0.3 + a.sentences.reduce((n, s) => n + s.order + s.reasons, 0) / 4, 1)
    const mechanics = mean(
      a.sentences.map((s) =>
        /^[\p{Lu}\p{N}[“"«¿¡]/u.test(s.text) && /[.!?…]["»”)]?$/.test(s.text) ? 1 : 0.5,
      ),
    )
    return (
      100 * complete * (0.35 * a.topic + 0.25 * clear + 0.25 * ordered + 0.15 * mechanics) - 15 * a.hedging
    )
  })
  return {
    value: within(0, mean(marks), 100),
    reason: `${given.length} of ${answers.length} answers readable and on the question, judged for order, clarity and length.`,
    claims: claimBest(
      answers,
      (s) => s.order + s.reasons + (s.words.length >= 6 && s.words.length <= 30 ? 1 : 0),
      2,
    ),
  }
}

/** Learning agility: learned, applied, shared; and a next step. */
export function markPotential({ answers }: Prepared): CompetencyDraft {
  const learning = answers.filter((a) => a.sentences.some((s) => s.learning > 0))
  const applied = learning.filter((a) => a.result > 0.3 && a.action > 0.3)
  const sharing = answers.some((a) => a.sentences.some((s) => s.sharing > 0 && s.ownAction > 0))
  const depth = mean(answers.map((a) => (a.specificity + a.action) / 2))
  const raw =
    Math.min(3, learning.length) * 12 + Math.min(3, applied.length) * 14 + (sharing ? 20 : 0) + depth * 15
  return {
    value: learning.length === 0 ? 0 : within(0, raw, 100),
    reason: `Learning in ${learning.length} answers, applied with effect in ${applied.length}, ${sharing ? 'and passed on' : 'not passed on'}.`,
    claims: claimBest(answers, (s) => s.learning * 2 + s.sharing),
  }
}
