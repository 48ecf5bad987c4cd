import { defineTexts, type Translation, translateTexts } from '#contract/texts/define-texts.ts'

export const jobPageTexts = defineTexts('job-page', {
  tabs: 'Parts of this job',
  'tab.candidates': 'Candidates',
  'tab.questions': 'Questions',
  'tab.reports': 'Reports',
  'tab.share': 'Share',
  'tab.settings': 'Settings',
  back: 'Job offers',
  title: 'Job offer',
  loading: 'Loading the job offer…',
  loadFailed: 'The job offer could not be loaded',
  gone: 'This job offer does not exist.',
  goneText: 'The address may be wrong, or the job belongs to another company.',
  seats:
    '{count, plural, one {# candidate} other {# candidates}} · {max, plural, one {# place} other {# places}}',
  copyLink: 'Copy interview link',
  copied: 'Link copied!',
  copyByHand: 'Copy this link:',
  preparing: 'Preparing interview…',
  closed: 'This job offer is closed: it takes no new candidates.',
  reopen: 'Reopen the job offer',
})

export const shareTabTexts = defineTexts('share-tab', {
  linkTitle: 'Interview link',
  linkText: 'Anyone with the link can read about the job and apply.',
  textsTitle: 'Texts to share',
  textsText: 'In the language of the interview. You can edit them after copying.',
  post: 'Post for social networks',
  message: 'Message to one person',
  copy: 'Copy the text',
  copied: 'Text copied!',
  copyByHand: 'Copy this text:',
})

/** What candidates read, in the language of their interview. */
export const sharedTexts = defineTexts('shared-job', {
  post: '{company} is hiring: {title} ({location}).\n\nApply and take the interview in writing whenever it suits you, without an appointment:\n{link}',
  message:
    'Hello,\n\nwe are looking for a {title} at {company}, and I thought of you. You can read about the job and take the interview in writing, whenever it suits you:\n{link}',
})

export const sharedTranslations: readonly Translation[] = [
  translateTexts(sharedTexts, 'fr', {
    post: '{company} recrute : {title} ({location}).\n\nPostulez et passez l’entretien par écrit, quand vous le souhaitez et sans rendez-vous :\n{link}',
    message:
      'Bonjour,\n\nnous recherchons une personne pour le poste « {title} » chez {company}, et j’ai pensé à vous. Vous trouverez ici le poste et l’entretien, par écrit et quand vous le souhaitez :\n{link}',
  }),
  translateTexts(sharedTexts, 'de', {
    post: '{company} sucht: {title} ({location}).\n\nJetzt bewerben und das Interview schriftlich führen, wann immer es passt, ohne Termin:\n{link}',
    message:
      'Guten Tag,\n\nbei {company} ist die Stelle „{title}“ zu besetzen, und ich habe an Sie gedacht. Hier finden Sie die Stelle und das schriftliche Interview, wann immer es Ihnen passt:\n{link}',
  }),
  translateTexts(sharedTexts, 'es', {
    post: '{company} busca: {title} ({location}).\n\nPresenta tu candidatura y haz la entrevista por escrito cuando te venga bien, sin cita:\n{link}',
    message:
      'Hola:\n\nen {company} buscamos a una persona para el puesto «{title}» y he pensado en ti. Aquí encontrarás el puesto y la entrevista, por escrito y cuando te venga bien:\n{link}',
  }),
]

export const settingsTabTexts = defineTexts('job-settings', {
  offer: 'Job offer',
  offerText: 'What candidates read before they apply.',
  edit: 'Edit the job offer',
  'offer.title': 'Title',
  'offer.location': 'Location',
  'offer.type': 'Job type',
  'offer.salary': 'Salary',
  'offer.language': 'Interview language',
  'offer.created': 'Created',
  'offer.createdAt': '{at, date, ::dMMMy}',
  review: 'Interview and review',
  reviewText: 'How the candidates of this job are interviewed and reviewed.',
  loading: 'Loading the review settings…',
  loadFailed: 'The review settings could not be loaded',
  distance: 'Distance limit in km',
  distanceHint:
    'Candidates from farther away wait for your review first. A change applies to new registrations.',
  distanceAnywhere: 'Every city suits this job: it is done remotely.',
  blind: 'Blind review',
  blindHint:
    'Names, email addresses, phone numbers, cities and file names are hidden until you decide on a candidate.',
  linkReminder: 'Reminder of the interview',
  linkReminderHint:
    'Candidates who have not finished get one email before their link ends, unless all places are taken.',
  followUps: 'Follow-up questions',
  followUpsHint:
    'When an answer is short or leaves out what was asked, the interview asks one short follow-up question, at most three in an interview. Candidates may skip them. The same rules apply to everybody.',
  followUpsLocked: 'A candidate has already started this interview, so this stays as it is for everybody.',
  reasons: 'Reasons for a rejection',
  reasonsHint: 'One on each line, {max, number} at most. You choose from them when you reject a candidate.',
  save: 'Save review settings',
  saving: 'Saving…',
  saved: 'Review settings saved.',
  viewer: 'As a viewer you can read these settings but not change them.',
  revealTitle: 'Switch blind review off?',
  revealText:
    'The names of candidates who wait for a decision become visible to your team. The reason is kept with your name.',
  revealReason: 'Reason',
  revealReasonMissing: 'Please give a reason.',
  revealKeep: 'Keep names hidden',
  reveal: 'Show names',
  close: 'Close the job offer',
  closeTitle: 'Close this job offer',
  closeText: 'No new candidates can apply; those who have started may finish. You can reopen it at any time.',
  reopen: 'Reopen the job offer',
  reopenTitle: 'This job offer is closed',
  reopenText: 'Reopening is free: the link takes candidates again.',
})
