import type { AuditAction } from '#contract/audit-action.ts'
import { defineTexts } from '#contract/texts/define-texts.ts'
import { say } from '#ui/texts/spoken-language.ts'

export const auditTexts = defineTexts('activity-log', {
  title: 'Activity log',
  description: 'Security-relevant actions in your company’s account, newest first.',
  readsOnly: 'Only an admin of your company can read the activity log.',
  loading: 'Loading the activity log...',
  failed: 'The activity log could not be loaded.',
  moreFailed: 'More could not be loaded.',
  more: 'Show more',
  loadingMore: 'Loading...',
  end: 'Start of the log',
  at: '{at, date, ::dMMMyHHmm}',
  times: '{count, plural, one {# time} other {# times}}',
  erasedCandidate: 'a candidate who was erased',
})

/** Keyed by the audit log's own names. */
export const actionTexts = defineTexts('audit-actions', {
  'calendar-feed.renewed': 'Renewed the address of their calendar feed',
  'candidate.admitted': 'Sent an interview link after a review',
  'candidate.erased': 'Erased their application',
  'candidate.cv-opened': 'Opened the CV of a candidate',
  'candidate.outcome-recorded': 'Recorded what came of a meeting',
  'candidate.rejected': 'Rejected a candidate',
  'candidate.rejection-undone': 'Undid a rejection',
  'candidate.reopened': 'Reopened an application',
  'candidate.revealed': 'Revealed who a candidate is',
  'candidate.transcript-opened': 'Opened the interview of a candidate',
  'candidate.withdrawn': 'Withdrew their application',
  'candidates.expired': 'Erased candidates after the retention period',
  'company.banned': 'Suspended the company’s account',
  'company.contact-changed': 'Changed the company’s name or contact',
  'company.deletion-requested': 'Requested the deletion of the company’s account',
  'assessment.requested': 'Requested a new score for a candidate',
  'company.deletion-undone': 'Cancelled the deletion of the company’s account',
  'company.erased': 'Erased the company’s account',
  'company.onboarded': 'Finished the company profile',
  'company.profile-changed': 'Changed the company profile',
  'company.promise-changed': 'Changed the promise to candidates',
  'company.retention-changed': 'Changed how long candidates’ data is kept',
  'company.unbanned': 'Lifted the suspension of the company’s account',
  'email.change-requested': 'Requested a change of their email',
  'email.changed': 'Changed their email',
  'evidence.made': 'Made an evidence bundle',
  'export.made': 'Created an export of all data',
  'export.opened': 'Opened an export of all data',
  'export.requested': 'Requested an export of all data',
  'interview.completed': 'Completed an interview',
  'invitation.answered': 'Answered an interview invitation',
  'invitation.cancelled': 'Cancelled an interview',
  'invitation.changed': 'Changed an interview',
  'invitation.sent': 'Invited a candidate to an interview',
  'invite.cancelled': 'Cancelled an invitation',
  'job.changed': 'Changed a job offer',
  'job.closed': 'Closed a job',
  'company-question.deleted': 'Removed a question from the company’s library',
  'company-question.saved': 'Saved a question to the company’s library',
  'question-set.changed': 'Changed the questions of a job',
  'question-set.rewritten': 'Regenerated the questions of a job',
  'job.posted': 'Posted a job',
  'job.reopened': 'Reopened a job',
  'job.review-changed': 'Changed how candidates of a job are reviewed',
  'job.revealed': 'Switched blind review of a job off',
  'mail.resent': 'Sent an email again',
  'operator.created': 'Added an operator',
  'operator.logged-in': 'Logged in as operator',
  'operator.logged-out': 'Logged out as operator',
  'operator.removed': 'Removed an operator',
  'operator.set-up': 'Set up their operator account',
  'operator.setup-renewed': 'Renewed the setup link of an operator',
  'password.changed': 'Changed their password',
  'password.reset': 'Set a new password with a reset link',
  'password.reset-requested': 'Requested a password reset',
  'purchase.made': 'Bought a plan',
  'purchase.cancelled': 'Cancelled a purchase',
  'purchase.screenshot-sent': 'Sent the screenshot of a payment',
  'purchase.confirmed': 'Confirmed the payment of a plan',
  'purchase.refused': 'Refused the payment of a plan',
  'purchase.refunded': 'Recorded a refund',
  'task.retried': 'Retried a failed task',
  'mail-template.changed': 'Changed an email to candidates',
  'report.made': 'Created the report on a candidate',
  'report.opened': 'Opened the report on a candidate',
  'report.requested': 'Requested the report on a candidate',
  'session.ended': 'Ended a session',
  'sessions.ended': 'Ended their other sessions',
  'user.invited': 'Invited somebody to the team',
  'user.joined': 'Joined the team',
  'user.left': 'Left the team',
  'user.logged-in': 'Logged in',
  'user.logged-out': 'Logged out',
  'user.removed': 'Removed somebody from the team',
  'user.role-changed': 'Changed somebody’s role',
  'user.signed-up': 'Signed up',
  'user.signed-up-again': 'Tried to sign up with an address that has an account',
  'user.verified': 'Verified their email',
  'verification.sent-again': 'Requested the verification email again',
})

export const actorTexts = defineTexts('audit-actors', {
  system: 'The system',
  candidate: 'A candidate',
  visitor: 'A visitor',
  'command-line': 'The command line',
  operator: 'The operator',
  gone: 'A former member',
})

/** What was done, in words; the name itself of what the log does not know, since a row may be tampered with. */
export const describeAction = (action: string): string =>
  Object.hasOwn(actionTexts.messages, action) ? say(actionTexts)(action as AuditAction) : action

// Operators belong to no company, and their addresses are not shown to any.
const operatorActions = new Set([
  'company.banned',
  'company.unbanned',
  'purchase.confirmed',
  'purchase.refunded',
  'purchase.refused',
])

type Doer = { by: string | null; actor: string; action: string }

/** The address of the user who did it, or what is known without one. */
export function describeActor({ by, actor, action }: Doer): string {
  if (by !== null) return by
  const role = operatorActions.has(action) ? 'operator' : 'gone'
  const known = Object.hasOwn(actorTexts.messages, actor) ? actor : role
  return say(actorTexts)(known as keyof typeof actorTexts.messages)
}
