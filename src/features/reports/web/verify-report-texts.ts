import { defineTexts } from '#contract/texts/define-texts.ts'

export const verifyReportTexts = defineTexts('verify-report', {
  title: 'Verify a report',
  lead: 'Each candidate report carries a check code on its last page. The code confirms that the report was made here, by which company and for which job. It says nothing about the candidate.',
  code: 'Check code',
  codeHint: '16 letters and digits, in groups of four. Capitals and hyphens do not matter.',
  codeMissing: 'Please enter the code of 16 letters and digits.',
  verify: 'Verify',
  verifying: 'Verifying…',
  failed: 'The code could not be verified. Please try again.',
  'refused.UNKNOWN_CODE':
    'No report with this code was made here. Compare the code with the last page of the report.',
  'refused.TOO_MANY_REQUESTS': 'Too many requests. Please try again in a moment.',
  'refused.UNAVAILABLE': 'The service is not available right now. Please try again in a moment.',
  confirmed: 'This report was made here',
  company: 'Company',
  job: 'Job',
  made: '{count, plural, one {Made on} other {Made on, the latest first}}',
  madeAt: '{at, date, ::dMMMy}',
  version: 'Version',
  versions: 'Engine {engine}, rubric {rubric}',
  sha256: 'Fingerprint of the file (SHA-256)',
  file: 'Compare the file',
  fileHint: 'The file stays on your device: your browser computes its fingerprint and nothing is uploaded.',
  same: 'The file is the report, unchanged',
  sameText: 'Its fingerprint is the one of the report of {at, date, ::dMMMy}.',
  different: 'The file is not this report',
  differentText: 'Its fingerprint is another one: it was changed, or it is another file.',
  unreadable:
    'The fingerprint could not be computed in this browser. Compare the one above with the output of sha256sum.',
})
