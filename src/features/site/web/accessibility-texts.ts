import { defineTexts } from '#contract/texts/define-texts.ts'

export const accessibilityTexts = defineTexts('accessibility', {
  tabTitle: 'Accessibility',
  title: 'Accessibility',
  lead: 'Everybody should be able to apply and to hire here: by keyboard, by screen reader, with large text, on a small phone.',
  'aim.title': 'What we aim for',
  'aim.text':
    'The pages are made to meet the Web Content Accessibility Guidelines (WCAG) 2.2, level AA.\nIt is our own assessment; nobody outside has audited it.',
  'works.title': 'What works',
  'works.text':
    'Everything can be reached and used by keyboard alone, and what has the focus can be seen.\nPages have headings, landmarks and names for screen readers; new messages in an interview are announced.\nText can be enlarged to 200 %, and pages fit a width of 320 pixels without scrolling sideways.\nLight and dark and reduced motion follow the settings of your device.\nWith the forced colours of your device, what can be pressed, what is chosen and what has the focus stay visible.\nInterviews have no time limit, keep each word as it is typed, and can be left and continued.\nA score is never shown by colour alone: its number and a word stand beside it.',
  'tested.title': 'How it is tested',
  'tested.text':
    'With each change, axe checks the main pages in English, French and Arabic for breaches of WCAG 2.2 AA.\nThe journey of deciding about candidates is walked by keyboard alone in a real browser.\nSo is the journey of a candidate, who applies, answers each question and sends a CV; what a screen reader is given on the way is compared with what it should be.\nThe pages are measured from 320 to 1920 pixels, with text at 200 % and with forced colours.',
  'limits.title': 'What we know does not work well',
  'limits.text':
    'CVs are shown as candidates upload them; a scan is a picture that a screen reader cannot read. Its recognised facts stand beside it as text.\nWe have not tested with every screen reader, nor with people who depend on one.',
  'help.title': 'If something does not work for you',
  'help.text':
    'Write to us what you wanted to do and what you use. Candidates can also ask for a person on the first page of each interview, without a reason and without a disadvantage.',
  contact: 'Write to us',
})
