import { exportDays, mostArchives, undoDays } from '../contract.ts'
import { showMoment } from './show-moment.ts'

const dayFormat = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric' })
/** In the reader's own time zone. */
const day = (at: string) => dayFormat.format(new Date(at))

const units = ['KB', 'MB', 'GB', 'TB'] as const

/** As `1.4 MB`: what people compare with the room they have. */
export function sizeText(bytes: number): string {
  let size = bytes / 1000
  let unit = 0
  while (size >= 999.5 && unit < units.length - 1) {
    size /= 1000
    unit += 1
  }
  return `${size < 10 ? Math.max(0.1, Math.round(size * 10) / 10) : Math.round(size)} ${units[unit]}`
}

const counted = (count: number, one: string, many: string) =>
  `${count.toLocaleString('en')} ${count === 1 ? one : many}`

export const exportTexts = {
  title: 'Your data',
  description:
    'A copy of everything we keep of your company, in one archive: profile, team, jobs, candidates, interviews and marks as JSON, and every CV as it was sent.',
  adminsOnly: 'Only an ADMIN of your company can have a copy made or delete the account.',
  action: 'Export my data',
  asking: 'Asking...',
  preparing: 'Preparing…',
  preparingMore:
    'This can take some minutes. You need not wait here: you get an email when your copy is ready.',
  list: 'Copies of your data',
  ready: (at: string) => `Copy of ${showMoment(at)}`,
  readyMore: (size: number, until: string) => `${sizeText(size)} · can be downloaded until ${day(until)}`,
  download: 'Download',
  opening: 'Opening...',
  openFailed: 'The copy could not be opened. Please try again.',
  failed: 'This copy could not be made.',
  failedMore: 'Something went wrong on our side, and nothing of your data is lost.',
  again: 'Try again',
  askFailed: 'A copy could not be asked for. Please try again.',
  keepSafe: `It holds personal data of your candidates, so please keep it safe. We remove each copy after ${exportDays} days, and keep the ${mostArchives} latest.`,
  loading: 'Loading the copies of your data...',
  loadFailed: 'The copies of your data could not be loaded.',
}

export const deletionTexts = {
  title: 'Delete account',
  loading: 'Loading what would be deleted...',
  loadFailed: 'We could not load what deleting your account would erase.',
  goes: ({ users, jobs, candidates }: { users: number; jobs: number; candidates: number }) =>
    `Deleting your company’s account erases all of it: ${counted(users, 'user', 'users')}, ${counted(jobs, 'job', 'jobs')} and ${counted(candidates, 'candidate', 'candidates')} with interviews, marks and CVs, and the emails we keep.`,
  whatHappens: [
    'Your public job links close at once. People who have begun an interview can finish it.',
    `For ${undoDays} days every ADMIN of your company can undo it. We tell all of them by email.`,
    'After that it is gone for good, and we cannot bring it back.',
  ],
  action: 'Delete account',
  dialogTitle: 'Delete your company’s account?',
  copyFirst: 'If you may need something of it later, have a copy of your data made first.',
  password: 'Your password',
  yes: 'Delete account',
  busy: 'Deleting...',
  no: 'Keep my account',
  asked: (at: string) => `Your account will be deleted on ${showMoment(at)}.`,
  failed: 'Your account could not be deleted. Please try again.',
  pendingTitle: (at: string) => `Everything is erased on ${showMoment(at)}`,
  pending: (at: string) =>
    `Until ${showMoment(at)} nothing is lost: you can keep your account, and your public job links open again.`,
  undo: 'Keep my account',
  undoing: 'Keeping...',
  undone: 'Your account stays. Your public job links are open again.',
  undoFailed: 'The deletion could not be undone. Please try again.',
}
