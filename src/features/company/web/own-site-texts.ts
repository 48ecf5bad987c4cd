import { defineTexts } from '#contract/texts/define-texts.ts'

export const ownSiteTexts = defineTexts('own-site', {
  title: 'Jobs on your own site',
  description:
    'Put this line into a page of your site. It shows your open jobs, and follows when you post or close one.',
  frameTitle: 'Open jobs',
  copyFrame: 'Copy the line',
  copyFeed: 'Copy the RSS address',
})
