/** The words of the About page. */
export const aboutTexts = {
  title: 'We look for people, not for keywords',
  lead: 'A CV is a list of places. It says little about how somebody thinks, what they do when things go wrong, or what they care about. We build hiring that asks.',
  storyTitle: 'Why we do this',
  story: [
    'Small teams hire with little time: a pile of CVs, a few calls, a feeling. Good people are passed over because the pile was long, or because their CV was plain.',
    'We want everybody who applies to be asked the same questions and to be read with the same care. And we want those who hire to see why a mark is what it is, in the candidate’s own words, so that the decision stays theirs.',
    'We begin in Tunisia, and mean to go further.',
  ],
  missionTitle: 'Our mission',
  mission:
    'To help companies hire for mindset, motivation and fit as well as for skills, with marks that anybody can check.',
  visionTitle: 'Our vision',
  vision: 'A world of work in which what you can become counts as much as where you have been.',
  valuesTitle: 'Our values',
  valuesLead: 'Three words we hold the product to, and ourselves.',
  values: {
    authenticity: {
      title: 'Authenticity',
      text: 'We show what is there. No quote, no points; and where we do not know, we say that we do not know.',
    },
    grit: {
      title: 'Grit',
      text: 'We stay with hard problems until they are simple for the people who use what we build.',
    },
    innovation: {
      title: 'Innovation',
      text: 'We use new tools where they make hiring fairer, and leave the decision to a person.',
    },
  },
  closingTitle: 'See it with your own job offer',
  closingText: 'Create your company’s profile, or write to us first. Both are fine.',
  start: 'Get Started',
  contact: 'Contact us',
}
