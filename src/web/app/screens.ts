import type { ComponentType } from 'react'
import type { AppPath, DeskPath } from '../pages.ts'

type Load = () => Promise<ComponentType>

const onDesk =
  (path: DeskPath): Load =>
  async () =>
    (await import('./operator-desk.ts')).desk.screens[path]

/** Where each page of the application comes from, fetched when it is opened: one line a page. */
export const screens: Readonly<Record<AppPath, Load>> = {
  '/Signup': async () => (await import('#features/accounts/web/signup-page.tsx')).SignupPage,
  '/verify': async () => (await import('#features/accounts/web/verify-page.tsx')).VerifyPage,
  '/Login': async () => (await import('#features/accounts/web/login-page.tsx')).LoginPage,
  '/forgot-password': async () =>
    (await import('#features/accounts/web/forgot-password-page.tsx')).ForgotPasswordPage,
  '/reset-password': async () =>
    (await import('#features/accounts/web/reset-password-page.tsx')).ResetPasswordPage,
  '/join': async () => (await import('#features/team/web/join-page.tsx')).JoinPage,
  '/OnBoarding': async () => (await import('#features/company/web/onboarding-page.tsx')).OnboardingPage,
  '/Jobs': async () => (await import('#features/jobs/web/jobs-page.tsx')).JobsPage,
  '/CreateJob': async () => (await import('#features/jobs/web/create-job-page.tsx')).CreateJobPage,
  '/EditJob/:jobId': async () => (await import('#features/jobs/web/edit-job-page.tsx')).EditJobPage,
  '/JobInterview/:jobId': async () =>
    (await import('#features/jobs/web/job-interview-page.tsx')).JobInterviewPage,
  '/InterviewPreview/:jobId': async () =>
    (await import('#features/interviews/web/interview-preview-page.tsx')).InterviewPreviewPage,
  '/Pricing': async () => (await import('#features/billing/web/pricing-page.tsx')).PricingPage,
  '/Payment/:purchaseId': async () => (await import('#features/billing/web/payment-page.tsx')).PaymentPage,
  '/Settings': async () => (await import('#features/settings/web/settings-page.tsx')).SettingsPage,
  '/Dashboard': async () => (await import('#features/review/web/dashboard-page.tsx')).DashboardPage,
  '/Operator': onDesk('/Operator'),
  '/Operator/companies': onDesk('/Operator/companies'),
  '/Operator/mails': onDesk('/Operator/mails'),
  '/Operator/tasks': onDesk('/Operator/tasks'),
  '/Operator/audit': onDesk('/Operator/audit'),
  '/Operator/login': onDesk('/Operator/login'),
  '/Operator/setup': onDesk('/Operator/setup'),
}
