import { defineTexts } from '#contract/texts/define-texts.ts'

export const notificationSettingsTexts = defineTexts('notification-settings', {
  title: 'Notifications',
  description: 'The emails you get about candidates. Your colleagues choose their own.',
  loading: 'Loading your notifications...',
  loadFailed: 'Your notifications could not be loaded.',
  legend: 'When candidates complete the interview',
  'at-once': 'At once',
  'at-onceHint': 'One email for each completed interview.',
  daily: 'Once a day',
  dailyHint:
    'One email at 8 in the morning, only when there is news. You hear of the first candidate of a job at once.',
  off: 'Never',
  offHint: 'No emails about completed interviews.',
  always:
    'When a candidate asks for a person, everybody who may decide gets an email at once; and you get one when a colleague mentions you in a note.',
  submit: 'Save notifications',
  busy: 'Saving...',
  saved: 'Your notifications are saved.',
  failed: 'Your notifications could not be saved.',
})
