import { defineTexts } from '#contract/texts/define-texts.ts'
import { say } from '#ui/texts/spoken-language.ts'
import type { AppPath } from '../pages.ts'

/** Titles of the browser's tab, by the page's path. */
export const pageTitles = defineTexts('page-titles', {
  '/Admin': 'Purchases',
  '/Admin/companies': 'Companies',
  '/Admin/mails': 'Mails',
  '/Admin/tasks': 'Tasks',
  '/Admin/audit': 'Audit log',
  '/Admin/login': 'Admin console',
  '/Admin/setup': 'Set up your operator account',
  '/Jobs': 'Job offers',
  '/Jobs/:jobId': 'Job offer',
  '/CreateJob': 'Create a job offer',
  '/EditJob/:jobId': 'Edit the job offer',
  '/InterviewPreview/:jobId': 'Preview of the interview',
  '/InterViewChat/:id': 'Candidate Interview',
  '/InterViewChat': 'Candidate Interview',
  '/Dashboard': 'Dashboard',
  '/Dashboard/:jobId/:candidateId': 'Candidate',
  '/Interviews': 'Interviews',
  '/Pricing': 'Pricing',
  '/Payment/:purchaseId': 'Payment',
  '/Settings': 'Account',
  '/Signup': 'Create Account',
  '/verify': 'Email verification',
  '/Login': 'Log in',
  '/forgot-password': 'Forgot your password?',
  '/reset-password': 'Choose a new password',
  '/join': 'Join your team',
  '/Demo': 'Demo company',
  '/Demo-interview': 'Try the interview',
  '/OnBoarding': 'Complete your company profile',
  unknown: 'Page not found',
})

/** The title of a page of the application, by its path as declared; null for the unknown page. */
export const pageTitle = (path: string | null): string =>
  say(pageTitles)((path ?? 'unknown') as AppPath | 'unknown')
