import { defineTexts } from '#contract/texts/define-texts.ts'

/** The navigation of the signed-in. */
export const appShellTexts = defineTexts('app-shell', {
  search: 'Search…',
  language: 'Language',
  toDecide:
    '{count, plural, one {# candidate waits for a decision} other {# candidates wait for a decision}}',
  toRecord: '{count, plural, one {# interview has no outcome yet} other {# interviews have no outcome yet}}',
  number: '{count, number}',
  openJobs: 'Open jobs',
  switchJob: 'Switch job…',
  shortcuts: 'Keyboard shortcuts',
  legal: 'Legal',
})
