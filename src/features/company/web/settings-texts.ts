import { defineTexts } from '#contract/texts/define-texts.ts'

export const settingsTexts = defineTexts('settings', {
  title: 'Account',
  description: 'Your details, your company and its data.',
  loading: 'Loading settings...',
  failed: 'Failed to load settings.',
  failedMore: 'Nothing is lost. Check your connection and try again.',
  failedToast: 'Failed to load user settings',
  sections: 'Sections of the settings',
  personal: 'Personal information',
  identity: 'Company identity',
  subscriptions: 'Subscriptions',
  billing: 'Billing',
  notifications: 'Notifications',
  candidates: 'Promise to candidates',
  emails: 'Emails to candidates',
  security: 'Security',
  team: 'Team',
  activity: 'Activity log',
  data: 'Your data',
})

export const statusTexts = defineTexts('account-status', {
  title: 'Account status',
  onboarding: 'Onboarding',
  COMPLETED: 'COMPLETED',
  PENDING: 'PENDING',
  notStarted: 'not started',
  'role.ADMIN': 'ADMIN',
  'role.RECRUITER': 'Recruiter',
  'role.VIEWER': 'Viewer',
  completed: 'Your company profile is complete. You can use the whole application.',
  pending: 'Complete your company profile to use the application.',
})
