export const settingsTexts = {
  title: 'Account',
  description: 'You, your company, and what belongs to both.',
  loading: 'Loading settings...',
  failed: 'Failed to load settings.',
  failedMore: 'Nothing is lost. Check your connection and try again.',
  failedToast: 'Failed to load user settings',
  places: 'Parts of the settings',
  personal: 'Personal information',
  identity: 'Company identity',
  status: 'Account status',
  subscriptions: 'Subscriptions',
  billing: 'Billing',
  security: 'Security',
  team: 'Team',
  activity: 'Activity log',
  data: 'Your data',
}

export const statusTexts = {
  title: 'Account status',
  onboarding: 'Onboarding',
  notStarted: 'not started',
  completed: 'Your profile is complete: the application is open to you.',
  pending: 'The application opens when your company profile is complete.',
}
