import type { KnownJob } from '#features/jobs/server/get-job.ts'
import type { AskedQuestion, Quote } from '#features/scoring/assessment.ts'
import { type Prepared, prepare } from '#features/scoring/pipeline.ts'
import { claimSentence } from '#features/scoring/scores/draft.ts'
import { exampleOf } from '#features/scoring/scores/mindset.ts'
import { skillsInAnswers } from '#features/scoring/scores/skills-in-answers.ts'
import { creditSkills } from '#features/scoring/scores/technical-skills.ts'
import { phraseInEnglish } from '#features/scoring/sentences/in-english.ts'
import { part, type Said, type SaidName } from '#features/scoring/sentences/said.ts'
import { fold } from '#features/scoring/text/text.ts'
import { type Claim, verifyQuote } from '#features/scoring/verify-quote.ts'
import type { Evaluation, ShownQuote, ShownRequirement } from '../contract/assessments.ts'

export interface AssessedInterview {
  evaluation: Evaluation
  job: Pick<KnownJob, 'title' | 'description' | 'language' | 'idealProfile'>
  questions: readonly AskedQuestion[]
  /** In the order of the questions; '' when unanswered. */
  answers: readonly string[]
  cvText: string | null
}

/** A requirement of the job, and the best words for it; `claimed` is only named, without an example of use. */
export interface MatchedRequirement extends ShownRequirement {
  kind: 'skill' | 'experience' | 'seniority' | 'education' | 'language' | 'soft-skill'
  /** What is looked for, within a sentence. */
  name: SaidName
  claimed: boolean
}

/** Reads answers and CV as the built-in engine does, without the scores. */
export const readInterview = ({ evaluation, job, questions, answers, cvText }: AssessedInterview): Prepared =>
  prepare({
    job: { ...job, industry: job.idealProfile.industryBackground, companyValues: [] },
    candidate: { firstName: '', lastName: '', email: '', phone: '', city: '' },
    questions,
    answers,
    cv: cvText ? { text: cvText } : null,
    now: new Date(evaluation.assessedAt),
  })

/** Each requirement of the job with the words of the CV or of an answer that speak of it. */
export function matchRequirements(interview: AssessedInterview, read: Prepared): MatchedRequirement[] {
  const { seniorityLevel, educationLevel, minExperienceYears } = interview.job.idealProfile
  const { experienceMatch, seniorityMatch, educationMatch } = interview.evaluation.scores
  const years: Said = [part('need.years', { years: minExperienceYears })]
  const related = experienceMatch.reason.startsWith('No related work') ? [] : experienceMatch.quotes
  const ofCv = (kind: MatchedRequirement['kind'], said: Said, name: Said, quotes: ShownQuote[]) =>
    fromCv({ kind, ...needed(said), name }, quotes, interview.cvText ?? '')
  return [
    ...skillsOf(read),
    ...(minExperienceYears > 0 ? [ofCv('experience', years, years, related)] : []),
    ofCv(
      'seniority',
      [part('need.seniority', { level: { option: seniorityLevel } })],
      [part('need.post')],
      seniorityMatch.quotes,
    ),
    ...(educationLevel === 'Not Required'
      ? []
      : [
          ofCv(
            'education',
            [part('need.education', { degree: { option: educationLevel } })],
            [part('need.degree')],
            educationMatch.quotes,
          ),
        ]),
    ...languagesOf(interview, read),
    ...softSkillsOf(read),
  ]
}

function skillsOf(read: Prepared): MatchedRequirement[] {
  return creditSkills(read, skillsInAnswers(read)).map(({ skill, shown: how, credit, claim }) => {
    const quote = claim && credit >= 0.5 ? verifyQuote(claim, read.evidence) : null
    return {
      kind: 'skill',
      requirement: skill,
      name: skill,
      claimed: how !== 'explained',
      ...shown(quote, read),
    }
  })
}

function fromCv(
  requirement: Pick<MatchedRequirement, 'kind' | 'requirement' | 'said' | 'name'>,
  quotes: readonly ShownQuote[],
  cv: string,
): MatchedRequirement {
  const ofCv = quotes.filter(({ source }) => source === 'cv')
  const lines = [...new Set(ofCv.map(({ start, text }) => lineAround(cv, start, text)))]
  if (lines.length === 0) return { ...requirement, found: null, source: null, claimed: false }
  return { ...requirement, found: lines.join(' · '), source: 'cv', claimed: false }
}

/** The interview's own language is shown by the answers. */
function languagesOf({ job }: AssessedInterview, read: Prepared): MatchedRequirement[] {
  const interviewLanguage = { en: 'english', fr: 'french', de: 'german', es: 'spanish' }[job.language]
  const written = read.answers.find(({ substantial, sentences }) => substantial && sentences.length > 0)
  return job.idealProfile.preferredLanguages.map((language) => {
    const spoken = read.cv?.languages.find(({ name }) => name === fold(language))
    const [first] = fold(language) === interviewLanguage ? (written?.sentences ?? []) : []
    const claims: Claim[] = [
      ...(spoken && read.cv
        ? [{ source: 'cv' as const, start: spoken.start, text: read.cv.text.slice(spoken.start, spoken.end) }]
        : []),
      ...(written && first ? [claimSentence(written, first)] : []),
    ]
    const quote = claims.map((claim) => verifyQuote(claim, read.evidence)).find((one) => one !== null) ?? null
    const asked = needed([part('need.language', { language: { option: language } })])
    return { kind: 'language', ...asked, name: { option: language }, claimed: false, ...shown(quote, read) }
  })
}

/** An example of own actions in an answer that is about the soft skill, as the score of mindset sees it. */
function softSkillsOf(read: Prepared): MatchedRequirement[] {
  return read.job.idealProfile.softSkills.map((skill) => {
    const claim = exampleOf(read.answers, skill)
    const quote = claim && verifyQuote(claim, read.evidence)
    return {
      kind: 'soft-skill',
      ...needed([part('need.softSkill', { skill: { option: skill } })]),
      name: { option: skill.toLowerCase() },
      claimed: false,
      ...shown(quote, read),
    }
  })
}

const needed = (said: Said) => ({ requirement: phraseInEnglish(said), said })

function shown(quote: Quote | null, { evidence }: Prepared): Pick<ShownRequirement, 'found' | 'source'> {
  if (quote === null) return { found: null, source: null }
  if (quote.source === 'answer') return { found: quote.text, source: 'answer' }
  return { found: lineAround(evidence.cv?.original ?? '', quote.start, quote.text), source: 'cv' }
}

const maxLine = 240

/** The whole line of the CV, so that a single word is read where it stands. */
function lineAround(cv: string, start: number, text: string): string {
  const from = cv.lastIndexOf('\n', start - 1) + 1
  const end = cv.indexOf('\n', start + text.length)
  const line = cv.slice(start === 0 ? 0 : from, end === -1 ? cv.length : end).trim()
  return line.length > maxLine || !line.includes(text) ? text : line
}
