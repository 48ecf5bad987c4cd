import { applySpeech } from '#features/candidates/web/apply-speech.ts'
import { interviewSpeech } from '#features/interviews/web/interview-speech.ts'
import { replySpeech } from '#features/invitations/web/reply-speech.ts'
import { myApplicationSpeech } from '#features/privacy/web/my-application-speech.ts'
import type { CandidatePath } from '../pages.ts'
import { type Screens, screen } from '../ssr/screen.ts'

export const screens: Screens<CandidatePath> = {
  '/Apply/:id': async () => {
    const [{ applyPageHead }, { ApplyScreen }] = await Promise.all([
      import('#features/candidates/web/apply-page.tsx'),
      import('./apply-screen.tsx'),
    ])
    return screen(ApplyScreen, applyPageHead, applySpeech)
  },
  '/Interview/:token': async () => {
    const [{ interviewPageHead }, { InterviewScreen }] = await Promise.all([
      import('#features/interviews/web/interview-page.tsx'),
      import('./interview-screen.tsx'),
    ])
    return screen(InterviewScreen, interviewPageHead, interviewSpeech)
  },
  '/Invitation/:token': async () => {
    const { ReplyPage, replyPageHead } = await import('#features/invitations/web/reply-page.tsx')
    return screen(ReplyPage, replyPageHead, replySpeech)
  },
  '/My-application/:token': async () => {
    const { MyApplicationPage, myApplicationHead } = await import(
      '#features/privacy/web/my-application-page.tsx'
    )
    return screen(MyApplicationPage, myApplicationHead, myApplicationSpeech)
  },
}
