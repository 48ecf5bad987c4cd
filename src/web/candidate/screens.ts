import { applySpeech } from '#features/candidates/web/apply-speech.ts'
import { interviewSpeech } from '#features/interviews/web/interview-speech.ts'
import { replySpeech } from '#features/invitations/web/reply-speech.ts'
import { myApplicationSpeech } from '#features/privacy/web/my-application-speech.ts'
import type { CandidatePath } from '../server-rendered-pages.ts'
import { type Screens, screen } from '../ssr/screen.ts'

export const screens: Screens<CandidatePath> = {
  '/Apply/:id': async () => {
    const { ApplyScreen, applyNeeds } = await import('./apply-screen.tsx')
    return screen(ApplyScreen, applySpeech, applyNeeds)
  },
  '/Interview/:token': async () => {
    const { InterviewScreen, interviewNeeds } = await import('./interview-screen.tsx')
    return screen(InterviewScreen, interviewSpeech, interviewNeeds)
  },
  '/Invitation/:token': async () =>
    screen((await import('#features/invitations/web/reply-page.tsx')).ReplyPage, replySpeech),
  '/My-application/:token': async () => {
    const { MyApplicationPage, myApplicationNeeds } = await import(
      '#features/privacy/web/my-application-page.tsx'
    )
    return screen(MyApplicationPage, myApplicationSpeech, myApplicationNeeds)
  },
}
