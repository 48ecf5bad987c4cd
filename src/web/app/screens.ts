import type { AdminPath, AppPath } from '../pages.ts'
import type { Load } from './opened.tsx'

const transcript: Load = async () =>
  (await import('#features/interviews/web/transcript-page.tsx')).TranscriptPage

const inConsole =
  (path: AdminPath): Load =>
  async () =>
    (await import('./admin-console.ts')).adminConsole.screens[path]

/** Where each page of the application comes from, fetched when it is opened: one line a page. */
export const screens: Readonly<Record<AppPath, Load>> = {
  '/Signup': async () => (await import('#features/accounts/web/signup-page.tsx')).SignupPage,
  '/verify': async () => (await import('#features/accounts/web/verify-page.tsx')).VerifyPage,
  '/Login': async () => (await import('#features/accounts/web/login-page.tsx')).LoginPage,
  '/forgot-password': async () =>
    (await import('#features/accounts/web/forgot-password-page.tsx')).ForgotPasswordPage,
  '/reset-password': async () =>
    (await import('#features/accounts/web/reset-password-page.tsx')).ResetPasswordPage,
  '/join': async () => (await import('#features/accounts/web/join-page.tsx')).JoinPage,
  '/Demo': async () => (await import('#features/demo/web/demo-page.tsx')).DemoPage,
  '/Demo-interview': async () => (await import('#features/demo/web/interview-page.tsx')).DemoInterviewPage,
  '/OnBoarding': async () => (await import('#features/company/web/onboarding-page.tsx')).OnboardingPage,
  '/Jobs': async () => (await import('#features/jobs/web/jobs-page.tsx')).JobsPage,
  '/Jobs/:jobId': async () => (await import('./job-screen.tsx')).JobScreen,
  '/CreateJob': async () => (await import('#features/jobs/web/create-job-page.tsx')).CreateJobPage,
  '/EditJob/:jobId': async () => (await import('#features/jobs/web/edit-job-page.tsx')).EditJobPage,
  '/InterviewPreview/:jobId': async () =>
    (await import('#features/interviews/web/interview-preview-page.tsx')).InterviewPreviewPage,
  '/InterViewChat/:id': transcript,
  '/InterViewChat': transcript,
  '/Interviews': async () => (await import('#features/invitations/web/interviews-page.tsx')).InterviewsPage,
  '/Pricing': async () => (await import('#features/billing/web/pricing-page.tsx')).PricingPage,
  '/Payment/:purchaseId': async () => (await import('#features/billing/web/payment-page.tsx')).PaymentPage,
  '/Settings': async () => (await import('./settings-screen.tsx')).SettingsScreen,
  '/Dashboard': async () => (await import('#features/review/web/dashboard-page.tsx')).DashboardPage,
  '/Dashboard/:jobId/:candidateId': async () =>
    (await import('#features/review/web/candidate-page.tsx')).CandidatePage,
  '/Admin': inConsole('/Admin'),
  '/Admin/companies': inConsole('/Admin/companies'),
  '/Admin/mails': inConsole('/Admin/mails'),
  '/Admin/tasks': inConsole('/Admin/tasks'),
  '/Admin/audit': inConsole('/Admin/audit'),
  '/Admin/login': inConsole('/Admin/login'),
  '/Admin/setup': inConsole('/Admin/setup'),
}
