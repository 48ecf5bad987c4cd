import { protectedTopic } from '#features/jobs/server/protected-topic.ts'
import { detectStarElements } from '#features/scoring/answers/star-elements.ts'
import type { Prepared } from '#features/scoring/pipeline.ts'
import { scoredOf } from '#features/scoring/scores/answer-score.ts'
import { oftenNotSeen } from '#features/scoring/sentences/describe-answer.ts'
import { inEnglish } from '#features/scoring/sentences/in-english.ts'
import { part, type Said, type SaidPart } from '#features/scoring/sentences/said.ts'
import type { AssessedInterview, MatchedRequirement } from './match-requirements.ts'

/** Three questions to ask in person, from gaps and thin evidence, the most useful first; never of a protected topic. */
export function suggestQuestions(
  { questions, evaluation }: AssessedInterview,
  matched: readonly MatchedRequirement[],
  read: Prepared,
): Said[] {
  const missing = (kind: MatchedRequirement['kind']) =>
    matched.filter((one) => one.kind === kind && one.found === null).map(({ name }) => name)
  const [skill, otherSkill] = missing('skill')
  const claimed = matched.find((one) => one.kind === 'skill' && one.found !== null && one.claimed)
  const [language] = missing('language')
  const [softSkill] = missing('soft-skill')
  const experience = evaluation.scores.experienceMatch
  const often = oftenNotSeen(read.answers)
  const [lowest, ...others] = scoredOf(evaluation.questionScores).sort((a, b) => a.value - b.value)
  const asked = lowest && lowest.value < 60 ? questions[lowest.index]?.text : undefined
  const lowestAnswer = read.answers.find(({ index }) => index === lowest?.index)
  const told = lowestAnswer && detectStarElements(lowestAnswer)
  const gaveExample = told?.action === 'found' || told?.situation === 'found'
  const hasExamples = others.some(({ value }) => value > 0)
  const isShort = experience.weight > 0 && (experience.value ?? 0) < 75
  const suggested: (SaidPart | undefined | false | '')[] = [
    skill && part('ask.skill', { skill }),
    claimed && aboutUse(claimed),
    hasExamples && often ? part(`ask.${often.element}`) : undefined,
    asked && !gaveExample && part('ask.again', { question: asked }),
    // What somebody did themselves is asked above.
    asked && gaveExample && often?.element !== 'action' && part('ask.more', { question: asked }),
    language && part('ask.language', { language }),
    isShort ? part('ask.experience') : undefined,
    softSkill && part('ask.softSkill', { skill: softSkill }),
    otherSkill && part('ask.skill', { skill: otherSkill }),
    part('ask.newest'),
    part('ask.satisfied'),
    part('ask.know'),
  ]
  return suggested
    .flatMap((one) => (one ? [[one]] : []))
    .filter((question) => protectedTopic(inEnglish(question)) === undefined)
    .slice(0, 3)
}

const aboutUse = ({ name, source }: MatchedRequirement) =>
  part(source === 'cv' ? 'ask.useOfCv' : 'ask.useOfAnswer', { skill: name })
