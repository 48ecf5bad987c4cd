// `npm run eval:print [-- JOB [CANDIDATE]]`: assessments of the built-in engine in full, as text. Without a
// job: a weak, a good and an excellent interview of the persona panel, all of it machine-written test data.
import { type PanelCase, panelOf, scoreCase } from './panel.ts'
import { printedAssessment } from './printed-assessment.ts'

const [job, candidate] = process.argv.slice(2)
const shown: readonly (readonly [string, string])[] = [
  ['logistics-coordinator-sfax', 'weak'],
  ['electrician-cork', 'good'],
  ['backend-developer-lagos', 'excellent'],
]

const isChosen = (one: PanelCase) =>
  job === undefined
    ? shown.some(([id, band]) => one.job === id && one.band === band)
    : one.job === job && (candidate === undefined || one.candidate === candidate)

const cases = panelOf('dev').filter((one) => one.original && isChosen(one))
if (cases.length === 0) {
  console.error('There is no such interview in eval/panel/dev.')
  process.exit(1)
}
cases.sort((a, b) => (scoreCase(a).score ?? -1) - (scoreCase(b).score ?? -1))
for (const one of cases) console.log(printedAssessment(one, scoreCase(one)))
