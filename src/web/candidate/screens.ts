import { loadInterviewScreen } from '#features/interviews/web/load-interview-screen.ts'
import type { CandidatePath } from '../pages.ts'
import { type Screens, screen } from '../sent/screen.ts'

export const screens: Screens<CandidatePath> = {
  '/Apply/:id': async () => {
    const { ApplyPage, applyPageHead } = await import('#features/candidates/web/apply-page.tsx')
    return screen(ApplyPage, applyPageHead)
  },
  '/Interview/:token': async () => {
    const { InterviewPage, interviewPageHead } = await loadInterviewScreen()
    return screen(InterviewPage, interviewPageHead)
  },
}
