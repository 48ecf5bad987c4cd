import type { CandidateId } from '#contract/ids.ts'
import type { DocumentKind } from '#platform/documents/documents.ts'

const maxNameLength = 60

type Named = { id: CandidateId; firstName: string; lastName: string }

/** The path of a candidate's CV in the archive. */
export const cvPath = (candidate: Named, kind: DocumentKind): string =>
  `files/${fileName(candidate, 'CV')}.${kind}`

/** The path of the latest report on a candidate in the archive. */
export const reportPath = (candidate: Named): string => `reports/${fileName(candidate, 'report')}.pdf`

/** Letters and digits of the name, unique by the id. */
function fileName({ id, firstName, lastName }: Named, nameless: string): string {
  const name = `${firstName} ${lastName}`
    .normalize('NFC')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '')
  return `${[...name].slice(0, maxNameLength).join('') || nameless}-${id}`
}

/** The README of the archive. */
export function archiveReadme({ brand, company, at }: { brand: string; company: string; at: Date }): string {
  return `All data that ${brand} stores for ${company}, as of ${at.toISOString()} (UTC).

company.json        the company: name, contact, address of its page
profile.json        the company profile, and its unsaved draft
users.json          its users, their sessions and their known devices
invites.json        open invitations to the team
subscriptions.json  plans held now and before
purchases.json      every purchase with its payment and outcome
invoices.json       every invoice with all its fields
jobs.json           every job with its ideal candidate
question-sets.json  the questions of each job
company-questions.json  the company's own library of questions
job-drafts.json     drafts of job offers
first-steps.json    when the questions of a job were first read, and its link first shared
notification-settings.json  how often users get emails about completed interviews
adverse-impact.json  published figures of groups of candidates; what one candidate said about
                    themselves is not included: nobody may read it
blind-review-ends.json  why blind review of jobs was switched off, and by whom
mail-templates.json  the company's own texts of emails to candidates
invitations.json    every meeting with its times, place, messages and answers
candidates.json     every candidate with contact, interview, answers, follow-up questions with
                    their answers, drafts, the text of the CV, decisions, notes, all
                    assessments with their scores and quotes, and the reports with their
                    check codes
audit-log.json      security-relevant actions, newest first
mails.json          which emails were sent, and when; their text is not stored
exports.json        the requested copies of the data
files/              the CVs, named after their candidates
files/manifest.json which candidate each CV belongs to, its original name, size and SHA-256
reports/            the latest report on each candidate who has one, as PDF
invoices/           the invoices as PDF, named after their numbers
screenshots/        pictures of transfers, named after their references

Passwords and session keys are not included: only their hashes are stored, and those are left out.
Times are in UTC. Text is UTF-8.
`
}
