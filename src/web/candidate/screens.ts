import { loadInterviewPage } from '#features/interviews/web/load-interview-page.ts'
import { loadReplyPage } from '#features/invitations/web/load-reply-page.ts'
import type { CandidatePath } from '../pages.ts'
import { type Screens, screen } from '../ssr/screen.ts'

export const screens: Screens<CandidatePath> = {
  '/Apply/:id': async () => {
    const { ApplyPage, applyPageHead } = await import('#features/candidates/web/apply-page.tsx')
    return screen(ApplyPage, applyPageHead)
  },
  '/Interview/:token': async () => {
    const [{ interviewPageHead }, { InterviewScreen }] = await Promise.all([
      loadInterviewPage(),
      import('./interview-screen.tsx'),
    ])
    return screen(InterviewScreen, interviewPageHead)
  },
  '/Invitation/:token': async () => {
    const { ReplyPage, replyPageHead } = await loadReplyPage()
    return screen(ReplyPage, replyPageHead)
  },
}
