import type { CandidatePath } from '../pages.ts'
import { type Screens, screen } from '../sent/screen.ts'

export const screens: Screens<CandidatePath> = {
  '/Apply/:id': async () => {
    const { ApplyPage, applyPageHead } = await import('#features/candidates/web/apply-page.tsx')
    return screen(ApplyPage, applyPageHead)
  },
}
