// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { translations as confidenceFrench } from '#features/assessments/contract/confidence-texts-fr.ts'
import { reasonOf } from '#features/scoring/sentences/in-english.ts'
import { listOf, part } from '#features/scoring/sentences/said.ts'
import { anEvaluation } from '#testing/builders/an-evaluation.ts'
import { candidatePage, seen } from '#testing/candidate-page.tsx'
import { LanguageProvider } from '#ui/texts/language-provider.tsx'
import { translations as candidateFrench } from './candidate-texts-fr.ts'
import { translations as reviewFrench } from './texts-fr.ts'

const page = candidatePage()
const french = [...candidateFrench, ...reviewFrench, ...confidenceFrench]

const evaluation = anEvaluation(74, {
  caps: [{ limit: 74, ...reasonOf([part('cap.noCv')]) }],
  questionScores: [{ index: 0, value: 0, ...reasonOf([part('answer.empty')]) }],
  ai: { percentage: 40, band: 'some', reasons: ['A pasted answer.'], said: [[part('ai.contrast')]] },
  confidence: { level: 'medium', reasons: ['no-cv'] },
  fellBack: 'The language model had no room.',
  fellBackSaid: [part('llm.busy')],
})
evaluation.scores.technicalSkillsMatch = {
  ...evaluation.scores.technicalSkillsMatch,
  ...reasonOf([part('skills.shown', { shown: 2, count: 3 }), part('notFound', { names: listOf(['SAP']) })]),
}
evaluation.scores.mindsetScore = { ...evaluation.scores.mindsetScore, reason: 'Written by a model.' }

test('a reader of French reads each reason, the summary and the requirements in French', async () => {
  const requirement = { requirement: 'Language: French', found: null, source: null }
  const said = [part('need.language', { language: { option: 'French' } })]
  await page.open(
    { fullAssessment: evaluation, requirements: [{ ...requirement, said }] },
    {
      around: (shown) => (
        <LanguageProvider language="fr" translations={french}>
          {shown}
        </LanguageProvider>
      ),
    },
  )
  for (const text of [
    'Au plus 74 : Aucun CV lisible n’a été trouvé.',
    '2 compétences requises sur 3 reconnues dans les réponses ; non trouvé : SAP.',
    'La question n’a pas reçu de réponse.',
    'Une réponse collée est écrite autrement que celles que la même personne a tapées.',
    'Le modèle de langage était saturé.',
    'La note la plus haute est « État d’esprit », 91 sur 100 : Own actions (réponse 1).',
    'Recherché mais non trouvé : SAP.',
    'La fiabilité de ces notes est moyenne. Aucun CV lisible n’a été trouvé.',
    'Ce poste demande cette compétence : SAP. Où l’avez-vous mise en pratique, et qu’avez-vous fait vous-même ?',
    'Langue : français',
  ])
    expect((await screen.findAllByText(text)).length, text).toBeGreaterThan(0)
  // What a model wrote stays as it is, and so does what is older.
  expect(seen('Written by a model.')).toBe(true)
  expect(seen('Looked for and not found: SAP.')).toBe(false)
})

test('scores without a total have no word, no colour and no confidence: too little is not weak', async () => {
  const none = {
    ...anEvaluation(null),
    confidence: { level: 'medium' as const, reasons: ['no-cv' as const] },
  }
  await page.open({ fullAssessment: none })
  const meters = screen.getAllByRole('meter')
  expect(meters.length).toBeGreaterThan(3)
  expect(meters.map((meter) => meter.getAttribute('aria-valuetext')).join()).not.toMatch(/Low|Medium|High/)
  expect(screen.queryByText('Nothing was found that speaks against relying on these scores.')).toBeNull()
  expect(screen.queryByText('No readable CV was found.')).toBeNull()
})
