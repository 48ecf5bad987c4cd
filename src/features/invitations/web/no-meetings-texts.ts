import { defineTexts } from '#contract/texts/define-texts.ts'

export const noMeetingsTexts = defineTexts('no-interviews', {
  none: 'No interviews yet',
  noneText: 'Invite a candidate from the dashboard with “Schedule Interview”. The meeting then appears here.',
  noneAction: 'Go to the dashboard',
  locked: 'Interview scheduling is not part of your plan',
  lockedText: '{plan} includes it: invitations by email, calendar entries and reminders.',
  lockedAction: 'See the plans',
})
