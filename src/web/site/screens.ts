import type { SitePath } from '../pages.ts'
import type { Screens } from '../sent/screen.ts'

export const screens: Screens<SitePath> = {}
