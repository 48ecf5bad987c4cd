import type { ComponentType } from 'react'
import type { AppPath } from '../pages.ts'

type Load = () => Promise<ComponentType>

/** Where each page of the application comes from, fetched when it is opened: one line a page. */
export const screens: Readonly<Record<AppPath, Load>> = {
  '/Jobs': async () => (await import('#features/jobs/web/jobs-page.tsx')).JobsPage,
  '/CreateJob': async () => (await import('#features/jobs/web/create-job-page.tsx')).CreateJobPage,
  '/Dashboard': async () => (await import('#features/review/web/dashboard-page.tsx')).DashboardPage,
}
