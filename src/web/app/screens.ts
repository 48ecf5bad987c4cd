import type { ComponentType } from 'react'
import type { AppPath } from '../pages.ts'

type Load = () => Promise<ComponentType>

/** Where each page of the application comes from, fetched when it is opened: one line a page. */
export const screens: Readonly<Record<AppPath, Load>> = {}
