const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric' })
const ago = new Intl.RelativeTimeFormat('en', { numeric: 'auto' })
const steps = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const

/** `2 hours ago`; after a week the day. */
function timeAgo(instant: string, now: number): string {
  const passed = Math.max(0, now - Date.parse(instant))
  if (passed > 7 * 86_400_000) return `on ${day.format(new Date(instant))}`
  const [unit, size] = steps.find((step) => passed >= step[1]) ?? ['minute', 60_000]
  const count = Math.floor(passed / size)
  return count === 0 ? 'just now' : ago.format(-count, unit)
}

export const passwordTexts = {
  title: 'Password',
  description: 'Changing it logs you out on every other device.',
  current: 'Current password',
  next: 'New password',
  hint: 'Password must contain at least 8 characters',
  confirmation: 'Confirm new password',
  different: 'Passwords do not match.',
  submit: 'Change password',
  busy: 'Changing...',
  done: 'Your password has been changed.',
  doneMore: 'You are logged out on every other device.',
  failed: 'Your password could not be changed. Please try again later.',
}

export const emailTexts = {
  title: 'Email',
  description: 'You log in with this address, and our mails go to it.',
  current: 'Current address',
  pendingTitle: (newEmail: string) => `${newEmail} waits to be confirmed`,
  pending: (email: string) =>
    `We have sent a link to it. Until the link is opened you log in with ${email}. Asking for another address replaces this one.`,
  next: 'New email',
  password: 'Your password',
  same: 'This is your address already.',
  submit: 'Send confirmation link',
  busy: 'Sending...',
  done: 'We have sent a link to the new address.',
  failed: 'The link could not be sent. Please try again later.',
}

export const sessionsTexts = {
  title: 'Where you are logged in',
  description: 'Log out a device you do not use any more, or do not know.',
  loading: 'Loading where you are logged in…',
  loadFailed: 'Where you are logged in could not be loaded',
  thisDevice: 'This device',
  unknownDevice: 'Unknown device',
  activeNow: 'Active now',
  lastSeen: (instant: string, now: number) => `Last seen ${timeAgo(instant, now)}`,
  started: (instant: string) => `Logged in on ${day.format(new Date(instant))}`,
  end: 'Log out',
  endOne: (device: string) => `Log out ${device}`,
  ended: (device: string) => `${device} is logged out.`,
  endOthers: 'Log out all other devices',
  endedOthers: 'All other devices are logged out.',
  onlyThis: 'You are logged in nowhere else.',
  failed: 'That did not work: the device may still be logged in. Please try again.',
}
