import { defineTexts } from '#contract/texts/define-texts.ts'

export const evidenceTexts = defineTexts('reports.evidence', {
  title: 'Evidence bundle',
  ofCandidate:
    'One ZIP file that shows how this candidate was assessed and decided on: every assessment with its versions, hashes of what was assessed, decisions with reasons, emails and audit entries.',
  ofJob:
    'One ZIP file that shows how the candidates of this job were assessed and decided on: every assessment with its versions, hashes of what was assessed, decisions with reasons, emails and audit entries.',
  verify:
    'Offline you can check that its files match its list; this installation can confirm that it made the list.',
  download: 'Download evidence bundle',
  making: 'Preparing…',
  receiving: 'Receiving… {megabytes, number} MB',
  done: 'The evidence bundle was downloaded.',
  failed: 'The evidence bundle could not be downloaded. Please try again.',
  name: 'evidence.zip',
})
