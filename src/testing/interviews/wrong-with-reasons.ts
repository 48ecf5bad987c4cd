import type { Assessment, AssessmentInput } from '#features/scoring/assessment.ts'
import type { ScoreField } from '#features/scoring/weights.ts'

/** Longer sentences than this nobody reads at a glance. */
const longest = 240

/** The words by which each field says what was missing. */
const lackWords: Record<ScoreField | 'question', RegExp> = {
  technicalSkillsMatch:
    /; (?:in the CV alone|use not recognised|only something close|not found): |; fuller accounts would score higher/,
  mindsetScore:
    /; (?:.+ not found in \d+ of|\d+ of \d+ could not be scored|no example of|.+ would help most)/,
  cultureFit:
    /[Nn]o (?:clear example|motivation)|only touched on: |not found in the answers: |would score higher/,
  communicationSkills: /^No answer could|; .+ would help most|; \d+ of \d+ could not/,
  potentialScore: /^No answer|not found: a |would score higher/,
  experienceMatch: /No related work|missing|No dated post/,
  languageMatch: /; (?:not found|not stated at the highest level|at a basic level): /,
  seniorityMatch: /steps? (?:higher|lower)\.|No dated post/,
  educationMatch: /steps? higher|No degree|another field|field not named/,
  note: /; (?:the lowest|each) is \d/,
  question:
    /; not found: | would help most\.|^The (?:question was not|answer (?:is too short|repeats|only|is not|asks))/,
}

/** What no sentence may hold: two sentences in one, a gap, a number and its noun apart, a list joined twice. */
const slips: readonly RegExp[] = [
  /^[^\p{Lu}\p{N}]|[^.]$/u,
  /[.!?] \p{Lu}/u,
  /;\s*[;.]|, ,|: [;.]| {2}|undefined|null|NaN/,
  /(?<![.\d])1 (?:answers|years|steps|tell|say|are)\b/,
  /(?:\d\.\d|\b(?:[02-9]|\d\d+)) (?:answer|step|year|tells|says|is)\b/,
]

/** All that is wrong with the sentences of an assessment; empty when each says why, and what was missing. */
export function wrongWithReasons({ job }: AssessmentInput, assessment: Assessment): string[] {
  const { scores, questionScores } = assessment
  const all = [
    ...Object.entries(scores).map(([field, fieldScore]) => ({ field: field as ScoreField, ...fieldScore })),
    ...questionScores.map((fieldScore) => ({ field: 'question' as const, weight: 1, ...fieldScore })),
  ]
  const each = all.flatMap(({ field, value, weight, reason }) => {
    if (weight === 0 && field !== 'note') return []
    const says = lackWords[field].test(reason)
    return [
      ...(slips.some((slip) => slip.test(reason)) ? ['a slip'] : []),
      ...(reason.length > longest ? ['too long'] : []),
      ...(value !== null && value < 100 && !says ? ['no lack'] : []),
      ...(value === 100 && says && field !== 'note' && !/long experience/.test(reason)
        ? ['a lack at 100']
        : []),
    ].map((wrong) => `${wrong} in ${field}, ${value}: ${reason}`)
  })
  return [...each, ...wrongCounts(job, assessment)]
}

const numbersIn = (reason: string, pattern: RegExp) => pattern.exec(reason)?.slice(1).map(Number) ?? []

/** Numbers that differ from what stands beside them. */
function wrongCounts({ idealProfile }: AssessmentInput['job'], { scores, questionScores }: Assessment) {
  const values = questionScores.flatMap(({ value }) => (value === null ? [] : [value]))
  const reasonOf = (field: ScoreField) => scores[field].reason
  const [skills] = numbersIn(reasonOf('technicalSkillsMatch'), /^\d+ of (\d+)/)
  const [learned = 0] = numbersIn(reasonOf('potentialScore'), /; (\d+) answers? describe/)
  const [average] = numbersIn(reasonOf('mindsetScore'), /score is (\d+) of 100/)
  const [lowest] = numbersIn(reasonOf('note'), /(?:lowest|each) is (\d+)/)
  const checks: [string, boolean][] = [
    ['skills', idealProfile.skills.length === 0 || skills === idealProfile.skills.length],
    ['lessons', learned <= questionScores.length],
    ['average', average === scores.note.value],
    ['lowest', lowest === Math.min(...values)],
  ]
  return checks.filter(([, isRight]) => !isRight).map(([what]) => `${what} differ`)
}
