import type { Role } from '#contract/endpoint.ts'
import { inviteDays } from '../contract.ts'

const dayFormat = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric' })
const momentFormat = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
})

/** In the reader's own time zone. */
export const day = (at: string) => dayFormat.format(new Date(at))
export const moment = (at: string) => momentFormat.format(new Date(at))

/** What each role may do, in the order in which they are offered. */
export const roleMeanings: Readonly<Record<Role, string>> = {
  RECRUITER: 'Posts jobs, reads interviews and invites candidates.',
  VIEWER: 'Reads everything and changes nothing.',
  ADMIN: 'Does everything, plans, team, company profile and deletion included.',
}

export const teamTexts = {
  title: 'Team',
  description: 'Who works in your company’s account, and what each of them may do.',
  readsOnly: 'Only an ADMIN of your company can change this.',
  loading: 'Loading the team...',
  loadFailed: 'The team could not be loaded.',
  users: 'Members',
  you: 'You',
  joined: (at: string) => `Joined ${day(at)}`,
  lastSeen: (at: string | null) => (at === null ? 'Not logged in now' : `Last seen ${moment(at)}`),
  alone: 'You are on your own here. Invite somebody to share the work.',
  roleOf: (email: string) => `Role of ${email}`,
  saveRole: 'Save role',
  savingRole: 'Saving...',
  roleSaved: (email: string, role: Role) => `${email} is ${role} now.`,
  roleFailed: 'The role could not be changed.',
  remove: 'Remove',
  removeTitle: 'Remove from the team?',
  removeMore:
    'This person is logged out everywhere at once and can no longer open your company’s account. Jobs, candidates and interviews stay as they are.',
  removeYes: 'Remove from the team',
  removing: 'Removing...',
  removed: (email: string) => `${email} is no longer in your team.`,
  removeFailed: 'This person could not be removed.',
  keep: 'Keep',
}

export const leaveTexts = {
  action: 'Leave the team',
  lastAdmin: 'A company needs at least one ADMIN. Make somebody else ADMIN first.',
  title: 'Leave the team?',
  more: 'Your own account is removed and you are logged out everywhere. Your company’s jobs and candidates stay. To come back you need a new invitation.',
  password: 'Your password',
  yes: 'Leave the team',
  busy: 'Leaving...',
  stay: 'Stay',
  done: 'You have left the team.',
  failed: 'You could not leave the team.',
}

export const inviteTexts = {
  formTitle: 'Invite somebody',
  email: 'Email',
  role: 'Role',
  submit: 'Send invitation',
  busy: 'Sending...',
  failed: 'The invitation could not be sent.',
  title: 'Open invitations',
  none: `Nobody is invited at the moment. An invitation can be accepted for ${inviteDays} days.`,
  sent: (at: string) => `Sent ${day(at)}`,
  until: (at: string, now: number) =>
    Date.parse(at) > now ? `Works until ${moment(at)}` : `Ended ${day(at)}: send it again`,
  again: 'Send again',
  againTo: (email: string) => `Send again to ${email}`,
  cancel: 'Cancel',
  cancelTo: (email: string) => `Cancel invitation to ${email}`,
  cancelling: 'Cancelling...',
  cancelled: (email: string) => `The invitation to ${email} is cancelled.`,
  cancelFailed: 'The invitation could not be cancelled.',
}

export const joinTexts = {
  title: 'Join your team',
  loading: 'Opening your invitation...',
  missing: 'Missing or invalid invitation.',
  dead: 'This invitation is no longer valid. Ask for a new one.',
  deadMore: 'It was used already, taken back, replaced by a newer one, or it is more than a week old.',
  loadFailed: 'Your invitation could not be opened.',
  company: 'Company',
  email: 'Your email',
  role: 'Your role',
  invited: (company: string) => `${company} invites you. Choose a password, and you are in.`,
  otherSession: 'You are logged in with another account on this browser. Joining logs that one out here.',
  password: 'Password',
  passwordHint: 'At least 8 characters',
  confirmation: 'Confirm password',
  different: 'Passwords do not match.',
  submit: 'Join the team',
  busy: 'Joining...',
  done: 'Welcome to the team! You can log in now.',
  failed: 'Joining failed. Please try again.',
  back: 'Back to login',
}
