export const auditTexts = {
  title: 'Activity log',
  description: 'What was done in your company’s account that matters to its security, newest first.',
  readsOnly: 'Only an ADMIN of your company can read it.',
  loading: 'Loading the activity log...',
  failed: 'The activity log could not be loaded.',
  moreFailed: 'More could not be loaded.',
  none: 'Nothing has been recorded yet',
  noneMore: 'Logins, invitations, changed roles and the like will be listed here.',
  more: 'Show more',
  loadingMore: 'Loading...',
  end: 'This is where it begins.',
}

export const actWords: Readonly<Record<string, string>> = {
  'candidate.rejected': 'Rejected a candidate',
  'company.banned': 'Suspended the company’s account',
  'company.contact-changed': 'Changed the company’s name or contact',
  'company.deletion-requested': 'Asked to delete the company’s account',
  'assessment.requested': 'Had a candidate scored again',
  'company.deletion-undone': 'Kept the company’s account after all',
  'company.erased': 'Erased the company’s account',
  'company.onboarded': 'Finished the company profile',
  'company.profile-changed': 'Changed the company profile',
  'company.unbanned': 'Opened the company’s account again',
  'email.change-requested': 'Asked to change their email',
  'email.changed': 'Changed their email',
  'export.made': 'Made an export of all data',
  'export.opened': 'Opened an export of all data',
  'export.requested': 'Asked for an export of all data',
  'interview.completed': 'Completed an interview',
  'invite.cancelled': 'Cancelled an invitation',
  'job.changed': 'Changed a job offer',
  'job.closed': 'Closed a job',
  'job.interview-changed': 'Changed the questions of an interview',
  'job.interview-rewritten': 'Had the questions of an interview written anew',
  'job.posted': 'Posted a job',
  'job.reopened': 'Reopened a job',
  'mail.resent': 'Had a mail sent again',
  'operator.created': 'Made an operator',
  'operator.logged-in': 'Logged in as operator',
  'operator.logged-out': 'Logged out as operator',
  'operator.removed': 'Removed an operator',
  'operator.set-up': 'Set up their operator account',
  'operator.setup-renewed': 'Gave an operator a new link',
  'password.changed': 'Changed their password',
  'password.reset': 'Set a new password with a reset link',
  'password.reset-requested': 'Asked for a password reset link',
  'purchase.made': 'Bought a plan',
  'purchase.cancelled': 'Took a purchase back',
  'purchase.screenshot-sent': 'Sent the screenshot of a payment',
  'purchase.confirmed': 'Confirmed the payment of a plan',
  'purchase.refused': 'Refused the payment of a plan',
  'purchase.refunded': 'Recorded a refund',
  'task.retried': 'Put a failed task back in the queue',
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
  'verification.sent-again': 'Asked for the verification email again',
}

/** What was done, in words; of an act that has none here, its name made readable. */
export function wordsOfAct(act: string): string {
  const words = actWords[act] ?? act.replace(/[.-]+/g, ' ').trim()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

const actorWords: Readonly<Record<string, string>> = {
  system: 'The system',
  candidate: 'A candidate',
  visitor: 'Somebody who was not logged in',
  'command-line': 'Somebody at the command line',
}

// Those who run the installation belong to no company: their address is not told.
const actsOfOperators = new Set([
  'company.banned',
  'company.unbanned',
  'purchase.confirmed',
  'purchase.refunded',
  'purchase.refused',
])

/** Who did it: the address, or what is known where there is none. */
export const wordsOfActor = ({
  by,
  actor,
  act = '',
}: {
  by: string | null
  actor: string
  act?: string
}): string => by ?? actorWords[actor] ?? (actsOfOperators.has(act) ? 'The operator' : 'Somebody who has left')
