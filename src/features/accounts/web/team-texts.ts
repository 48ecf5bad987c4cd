import { defineTexts } from '#contract/texts/define-texts.ts'

/** What each role may do. */
export const roleTexts = defineTexts('roles', {
  RECRUITER: 'Posts jobs, reads interviews and invites candidates.',
  VIEWER: 'Reads everything and changes nothing.',
  ADMIN: 'Does everything, including plans, team, company profile and deletion.',
})

export const roleNames = defineTexts('role-names', {
  RECRUITER: 'Recruiter',
  VIEWER: 'Viewer',
  ADMIN: 'Admin',
})

/** In the order in which they are offered. */
export const roles = ['RECRUITER', 'VIEWER', 'ADMIN'] as const

export const teamTexts = defineTexts('team', {
  title: 'Team',
  description: 'The people in your company’s account, and what each of them may do.',
  readsOnly: 'Only an admin of your company can change this.',
  loading: 'Loading the team...',
  loadFailed: 'The team could not be loaded.',
  users: 'Members',
  you: 'You',
  joined: 'Joined {at, date, ::dMMMy}',
  lastSeen: 'Last seen {at, date, ::dMMMyHHmm}',
  notLoggedIn: 'Not logged in now',
  alone: 'You are the only member. Invite somebody to share the work.',
  roleOf: 'Role of {email}',
  saveRole: 'Save role',
  savingRole: 'Saving...',
  roleSaved: '{email} now has the role {role}.',
  roleFailed: 'The role could not be changed.',
  remove: 'Remove',
  removeOne: 'Remove {email}',
  removeTitle: 'Remove from the team?',
  removeMore:
    'This person is logged out everywhere at once and can no longer open your company’s account. Jobs, candidates and interviews stay as they are.',
  removeYes: 'Remove from the team',
  removing: 'Removing...',
  removed: '{email} is no longer in your team.',
  removeFailed: 'This person could not be removed.',
  keep: 'Keep',
})

export const leaveTexts = defineTexts('leave-team', {
  action: 'Leave the team',
  lastAdmin: 'A company needs at least one admin. Make somebody else an admin first.',
  title: 'Leave the team?',
  more: 'Your own account is removed and you are logged out everywhere. Your company’s jobs and candidates stay. To come back you need a new invitation.',
  yes: 'Leave the team',
  busy: 'Leaving...',
  stay: 'Stay',
  done: 'You have left the team.',
  failed: 'You could not leave the team.',
})

export const inviteTexts = defineTexts('invite', {
  title: 'Invite somebody',
  email: 'Email',
  role: 'Role',
  meaning: '{role}: {meaning}',
  submit: 'Send invitation',
  busy: 'Sending...',
  failed: 'The invitation could not be sent.',
  open: 'Open invitations',
  none: 'There are no open invitations. An invitation is valid for {days, number} days.',
  sent: 'Sent {at, date, ::dMMMy}',
  until: 'Valid until {at, date, ::dMMMyHHmm}',
  ended: 'Expired on {at, date, ::dMMMy}: send it again',
  again: 'Send again',
  againTo: 'Send again to {email}',
  cancel: 'Cancel',
  cancelTo: 'Cancel invitation to {email}',
  cancelling: 'Cancelling...',
  cancelled: 'The invitation to {email} is cancelled.',
  cancelFailed: 'The invitation could not be cancelled.',
})

export const joinTexts = defineTexts('join', {
  title: 'Join your team',
  loading: 'Opening your invitation...',
  missing: 'Missing or invalid invitation.',
  dead: 'This invitation is no longer valid. Ask for a new one.',
  deadMore: 'It was used, cancelled or replaced, or it is more than a week old.',
  loadFailed: 'Your invitation could not be opened.',
  company: 'Company',
  email: 'Your email',
  role: 'Your role',
  invited: '{company} invites you to its team. Choose a password to join.',
  otherSession: 'You are logged in with another account on this browser. Joining logs you out of it.',
  submit: 'Join the team',
  busy: 'Joining...',
  done: 'Welcome to the team! You can log in now.',
  failed: 'Joining failed. Please try again.',
  back: 'Back to login',
})
