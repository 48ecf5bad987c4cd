import { defineTexts } from '#contract/texts/define-texts.ts'

export const exportTexts = defineTexts('export', {
  title: 'Your data',
  description:
    'A copy of everything we keep of your company, in one archive: profile, team, jobs, candidates, interviews and scores as JSON, and every CV as it was sent.',
  adminsOnly: 'Only an admin of your company can export the data or delete the account.',
  action: 'Export my data',
  asking: 'Requesting…',
  preparing: 'Preparing…',
  preparingMore: 'This can take some minutes. You can leave this page: we email you when your copy is ready.',
  list: 'Copies of your data',
  ready: 'Copy of {at, date, ::dMMMMyHHmm}',
  readyMore: '{size} · can be downloaded until {until, date, ::dMMMMy}',
  download: 'Download',
  opening: 'Opening…',
  openFailed: 'The copy could not be opened. Please try again.',
  failed: 'This copy could not be made.',
  failedMore: 'Something went wrong on our side. None of your data is lost.',
  again: 'Try again',
  askFailed: 'The copy could not be requested. Please try again.',
  keepSafe:
    'Each copy contains personal data of your candidates, so please keep it safe. We remove it after {days, number} days, and keep only the {max, number} latest.',
  loading: 'Loading the copies of your data…',
  loadFailed: 'The copies of your data could not be loaded.',
})

export const deletionTexts = defineTexts('deletion', {
  title: 'Delete account',
  loading: 'Loading what would be deleted…',
  loadFailed: 'The details of the deletion could not be loaded.',
  erases:
    'Deleting your company’s account erases all of it: {users, plural, one {# user} other {# users}}, {jobs, plural, one {# job} other {# jobs}} and {candidates, plural, one {# candidate} other {# candidates}} with interviews, scores and CVs, and the emails we keep.',
  'effect.links': 'Your public job links close at once. Started interviews can be finished.',
  'effect.undo': 'For {days, number} days every admin of your company can undo it. We email all of them.',
  'effect.gone': 'After that, the data is gone for good and we cannot restore it.',
  action: 'Delete account',
  dialogTitle: 'Delete your company’s account?',
  copyFirst: 'If you may need your data later, export it first.',
  yes: 'Delete account',
  busy: 'Deleting…',
  no: 'Keep my account',
  asked: 'Your account will be deleted on {at, date, ::dMMMMyHHmm}.',
  failed: 'Your account could not be deleted. Please try again.',
  pendingTitle: 'Everything is erased on {at, date, ::dMMMMyHHmm}',
  pending: 'Until then you can keep your account; your public job links then open again.',
  undo: 'Keep my account',
  undoing: 'Keeping…',
  undone: 'Your account stays. Your public job links are open again.',
  undoFailed: 'The deletion could not be undone. Please try again.',
})
