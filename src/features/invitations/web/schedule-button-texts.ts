import { defineTexts } from '#contract/texts/define-texts.ts'

/** What lists of candidates say of meetings: apart from the dialog's texts, which are fetched with it. */
export const scheduleButtonTexts = defineTexts('schedule-button', {
  schedule: 'Schedule Interview',
  another: 'Schedule another interview',
  unlockedBy: 'with {plan}',
  locked: 'not in your plan',
  proposed: '{count, plural, one {# time proposed} other {# times proposed}}',
  'reply.none': 'No reply yet',
  'reply.accepted': 'Accepted',
  'reply.declined': 'Declined',
  'reply.another-time': 'Asked for another time',
  cancelled: 'Cancelled',
})
