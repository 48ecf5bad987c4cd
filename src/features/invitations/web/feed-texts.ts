import { defineTexts } from '#contract/texts/define-texts.ts'

export const feedTexts = defineTexts('calendar-feed', {
  feed: 'Calendar feed',
  close: 'Cancel',
  feedText:
    'Subscribe to this address in Google Calendar, Outlook or Apple Calendar to see all interviews there. Anyone with the address can read them.',
  feedAddress: 'Feed address',
  feedLoading: 'Loading the address…',
  feedFailed: 'The address could not be loaded.',
  copy: 'Copy address',
  renew: 'Make a new address',
  renewTitle: 'Make a new address?',
  renewText: 'The current address stops working at once. Calendars that use it need the new one.',
  renewing: 'Renewing…',
  renewed: 'The calendar feed has a new address.',
  renewFailed: 'The address could not be renewed. Please try again.',
})
