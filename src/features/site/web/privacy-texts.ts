import { defineTexts } from '#contract/texts/define-texts.ts'

/** The Privacy and Terms page and its Privacy Policy. A change of either text changes the month in `updated`. */
export const privacyTexts = defineTexts('privacy-page', {
  title: 'Privacy and Terms',
  lead: 'What we keep, what we do with it, and the rules we share. In plain words, because you should not need a lawyer to read this.',
  updated: 'Last updated: November 2026',
  privacy: 'Privacy Policy',
  terms: 'Terms of Service',
  questionsTitle: 'Is something unclear?',
  questionsText: 'Ask. We would rather explain than be misunderstood.',
  contact: 'Contact Us',

  'collect.title': 'Information we collect',
  'collect.text': 'Only what hiring needs, and only what people give us themselves.',
  'collect.employers':
    'From employers: name, e-mail, phone, address and city, company name, description, sector, size and values.',
  'collect.candidates':
    'From candidates: first and last name, phone, e-mail, city, interview answers and the uploaded resume.',
  'collect.typing':
    'While a candidate answers: counts of what was pasted and how it was typed. The first screen of the interview says so.',
  'collect.selfDescription':
    'After submitting, and only from candidates who choose to answer: gender, age group and disability. The answers are stored apart and only counted, to see whether groups are treated differently. Nobody can look up what one candidate answered.',

  'use.title': 'How we use your data',
  'use.interviews':
    'To write interviews, to run them, and to show companies who applied. An AI reads the answers and gives scores with the quotes behind them. A score decides nothing by itself: a person does.',
  'use.mails':
    'We send the e-mails that the service needs: verification, interview links, confirmations, decisions. We send no advertising and sell no data.',

  'services.title': 'Third-party services',
  'services.none':
    'By default there are none: the pages, the database, uploaded files and the evaluation of answers all stay on the operator’s own machine, and no AI provider receives anything.',
  'services.some':
    'The operator of an installation can connect services of other companies: an AI provider for answer evaluation, a file storage service, a hosted database, and a service that delivers e-mail. Each receives only what its task needs.',

  'storage.title': 'Data storage and access',
  'storage.passwords':
    'Passwords are kept only as hashes. A company’s data belongs to that company and is kept apart from that of others.',
  'storage.retention':
    'Candidate data is kept for {months, plural, one {# month} other {# months}} after the last activity, or for a shorter time that the company chose; candidates read which one before the interview. A daily task then erases it: answers, resumes, scores, reports and e-mails. Nobody is mailed beforehand.',
  'storage.companies':
    'Companies can download a copy of all their data in their settings: one archive with everything as JSON and every resume. They can delete their account there too. Their public job links close at once, and they can undo it for 7 days. Then everything of the company is erased: users, jobs, candidates, answers, resumes, copies and the e-mails we keep. Only a log of actions stays, which names people and companies by random ids alone.',
  'storage.candidates':
    'Every e-mail to candidates links to a private page, “My application”. There they see what is stored, correct it, download a copy, withdraw, ask for a person, and erase everything at once with a receipt. Scores with their reasons and notes of the team are given out by the company they applied to. Whoever has lost the link can write to {email} from the address they used with us.',

  'sharing.title': 'Data sharing',
  'sharing.text':
    'Candidate data is visible only to the poster of the job applied to. Other companies never see it. We share nothing with anybody else, unless the law obliges us.',

  'cookies.title': 'Cookies and tracking',
  'cookies.text':
    'No cookies or tracking. Your browser keeps what the pages need to work: your login, the theme you chose, and a job offer you have begun. When you change the language of a page, it also holds what you typed there, for that moment. It stays on your device until you clear it.',
})
