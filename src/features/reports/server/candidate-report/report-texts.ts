import { defineTexts } from '#contract/texts/define-texts.ts'

export const reportTexts = defineTexts('report-document', {
  title: 'Report on {name}',
  subject: 'Report on {name} for {job}',
  kind: 'Candidate report',
  forJob: '{job}, {location}',
  applied: 'Interview completed on {day}',
  dated: 'Report of {day}',
  blind: 'Blind review: who the candidate is was hidden when this report was made.',
  foot: 'Confidential · {name} · {job} · {code}',
  pageNumber: 'Page # of ##',
  ofHundred: 'of 100',
  'band.high': 'High',
  'band.medium': 'Medium',
  'band.low': 'Low',
  noTotal: 'No total',
  limited: 'At most {limit}: {reason}',
  bands: 'High from 85, medium from 70, low below.',
  advice: 'The score is advice. A person decides.',
  radarAlt: 'Scores: {scores}',
  radarScore: '{field} {value}',
  none: 'none',
  summary: 'Summary',
  inTheirWords: 'In the candidate’s words',
  fromAnswer: 'From answer {number}',
  strengths: 'Strengths',
  noStrengths: 'No score with quotes reaches 70.',
  gaps: 'Gaps',
  noGaps: 'Every requirement was found, and no score is below 50.',
  scored: '{field}, {value} of 100: {reason}',
  notFound: 'Looked for and not found in the CV and the answers: {names}.',
  notFoundMore: 'Looked for and not found in the CV and the answers: {names} and {count} more.',
  questionsToAsk: 'Questions to ask in person',
  scores: 'Scores and their scales',
  scoresAbout:
    'Each score has a scale from 0 to 100 with five described steps; a score between two steps has some of both. The percentage is its weight in the total.',
  weight: '{percent} % of the total',
  notWeighted: 'not part of the total',
  notRequired: 'Not required',
  notEnough: 'Not enough evidence',
  barAlt: '{field}: {value} of 100',
  barNone: '{field}: no score',
  scale: '0: {zero} · 25: {first} · 50: {second} · 75: {third} · 100: {top}',
  caps: 'Limits on the total',
  noCaps: 'No limit applies to the total.',
  answers: 'Questions and quotes',
  answersAbout:
    'The passages that count for a score, letter for letter. The whole interview can be read in the product.',
  question: '{number}. {text}',
  answerScore: '{value, select, none {No answer score} other {Answer score {value} of 100}}: {reason}',
  followUp: 'Follow-up: {text}',
  followUpSkipped: 'No answer was added. Follow-ups are optional.',
  notAnswered: 'No answer was given.',
  noQuote: 'No passage of this answer counts for a score.',
  countsFor: 'Counts for {fields}',
  requirements: 'Requirements of the job',
  requirementsAbout:
    'What the CV or an answer says about each requirement. The words are quoted, not confirmed.',
  requirement: 'Requirement',
  found: 'Found',
  source: 'Where',
  'source.cv': 'CV',
  'source.answer': 'Answer',
  nothingFound: 'Looked for and not found',
  moreRequirements: 'and {count} more',
  toCheck: 'To be checked by a person',
  instruction: 'This text reads like instructions to the AI. It was ignored for scoring.',
  hiddenText: 'Hidden text in the CV ({where}). It was excluded from scoring.',
  aiText: 'AI-written text: {band, select, none {no sign} some {some signs} other {strong signs}}',
  aiNote: '{percentage} of 100. This is an estimate, not proof, and it never affects the score.',
  aiUnknown: 'There is too little text for an estimate. The estimate never affects the score.',
  aiTitle: 'AI-written text',
  isNot: 'What the score is not',
  'isNot.decision': 'It is not a decision. A person decides about every candidate.',
  'isNot.person':
    'It is not a judgement of a person. It describes what was found in the answers and the CV, and what was looked for and not found.',
  'isNot.truth':
    'It is not a check of facts. Nobody has confirmed that what was written is true: ask, and check references.',
  'isNot.background':
    'It is not about background. Name, contact, gender, age, nationality, religion and marital status are removed before scoring.',
  'isNot.exact': 'It is not exact. A difference of a few points between two candidates says little.',
  method: 'Method',
  'method.same': 'Every candidate of this job is asked the same questions.',
  'method.quotes':
    'A score needs words of the candidate. Each quote is compared letter by letter with the answer or the CV; without a quote there are no points.',
  'method.total':
    'The total is the weighted average of the scores, computed by a program, with the limits listed above. The same content gets the same score.',
  'method.ledger': 'Each assessment is kept in a ledger that cannot be changed, with the versions below.',
  fellBack: 'The built-in engine scored this interview in place of a language model: {reason}',
  engine:
    '{engine, select, builtin {Built-in engine} other {Language model {model} ({provider})}}, version {version}',
  rubric: 'Rubric {version}',
  prompts: 'Prompts {versions}',
  assessed: 'Assessed on {day}',
  check: 'Check this report',
  checkAbout:
    'At {address} this code confirms that the report was made there: date, company, job, version, and the fingerprint (SHA-256) of the file.',
  codeAlt: 'A QR code that opens {address}',
})

/** The five steps of each scale, at 0, 25, 50, 75 and 100. */
export const scaleTexts = defineTexts('report-scales', {
  technicalSkillsMatch:
    'none of the required skills found|a few listed|half of them, or all merely listed|most used in practice|all used, several explained in answers',
  mindsetScore:
    'off topic|opinions without an example|an example with a vague own role or no result|situation, own actions and result|also a measured result, a trade-off or a lesson applied',
  cultureFit:
    'contradicts a value of the company|repeats its name|one thin example|one value in concrete behaviour, specific motivation|two or more values, at a cost',
  communicationSkills:
    'cannot be understood|mostly beside the question|understandable, padded|clear, ordered, complete|well proportioned, fits the reader',
  potentialScore:
    'none|a wish without action|one step of learning|learning with an effect, or growing scope|learns, applies and shares repeatedly',
  experienceMatch:
    'no work history found|under a third of the years, or unrelated|half, or an adjacent field|80 % or more, related|all of the years, in the same field',
  languageMatch:
    'none of the languages found|basic in one|one strong|interview language strong|all at working level',
  seniorityMatch:
    'no sign found|three steps below|two below|one step off|the same step, with its scope shown',
  educationMatch:
    'nothing found|two levels below|one level below|the level, in another field|the level, in a related field',
  note: 'no answer in substance|opinions without an example|thin examples|complete examples|complete examples with measured results',
})
