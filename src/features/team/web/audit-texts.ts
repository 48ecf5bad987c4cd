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
  'job.posted': 'Posted a job',
  'password.changed': 'Changed their password',
  'password.reset': 'Set a new password with a reset link',
  'password.reset-requested': 'Asked for a password reset link',
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
  operator: 'The operator',
}

/** Who did it: the address, or what is known where there is none. */
export const wordsOfActor = ({ by, actor }: { by: string | null; actor: string }): string =>
  by ?? actorWords[actor] ?? 'Somebody who has left'
