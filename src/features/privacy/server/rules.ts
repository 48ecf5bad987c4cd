import type { CandidateId } from '#contract/ids.ts'

const maxNameLength = 60

/** The path of a candidate's CV in the archive: letters and digits of the name, unique by the id. */
export function cvPath(
  candidate: { id: CandidateId; firstName: string; lastName: string },
  kind: 'pdf' | 'docx' | 'doc',
): string {
  const name = `${candidate.firstName} ${candidate.lastName}`
    .normalize('NFC')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '')
  const short = [...name].slice(0, maxNameLength).join('') || 'CV'
  return `files/${short}-${candidate.id}.${kind}`
}

/** The README of the archive. */
export function archiveReadme({ brand, company, at }: { brand: string; company: string; at: Date }): string {
  return `Everything that ${brand} keeps of ${company}, as of ${at.toISOString()} (UTC).

company.json        the company: name, contact, address of its page
profile.json        what it says of itself, and what was typed and not sent yet
users.json          its users, their sessions, and when they logged in from a known place
invites.json        open invitations to the team
subscriptions.json  plans held now and before
purchases.json      what was bought, how it was paid, and what became of it
invoices.json       every invoice with all that stands on it
jobs.json           every job with its ideal candidate
question-sets.json  the questions of each job
job-drafts.json     job offers that are typed and not posted yet
candidates.json     every candidate with contact, interview, answers, drafts, what was read from the CV,
                    and all assessments with their scores and quotes
audit-log.json      security-relevant acts, newest first
mails.json          which mails were sent, and when; their words are not kept
exports.json        copies like this one that were asked for
files/              the CVs, named after their candidates
files/manifest.json which file is whose, its first name, size and SHA-256
invoices/           the invoices as PDF, named after their numbers
screenshots/        pictures of transfers, named after their references

Passwords and the keys of sessions are not in here: only hashes of them are kept, and those are left out.
Times are in UTC. Text is UTF-8.
`
}
