import { showMoment } from './show-moment.ts'

export const bannerTexts = {
  label: 'Your account is being deleted',
  text: (at: string) =>
    `Your company’s account will be deleted on ${showMoment(at)}. Its public job links are closed.`,
  undo: 'Keep my account',
  ask: 'An ADMIN of your company can undo this.',
}
