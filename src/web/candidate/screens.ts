import type { CandidatePath } from '../pages.ts'
import type { Screens } from '../sent/screen.ts'

export const screens: Screens<CandidatePath> = {}
