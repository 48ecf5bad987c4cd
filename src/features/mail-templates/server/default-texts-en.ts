import { defineTexts } from '#contract/texts/define-texts.ts'

/** The default mails to candidates. In a text an empty line begins a new paragraph; the greeting stands above it. */
export const english = defineTexts('mail-templates', {
  'link.subject': 'Your interview for {job} at {company}',
  'link.preview': 'Your interview is ready: take it whenever it suits you.',
  'link.text':
    'Thank you for your interest in the {job} position at {company}. Your interview is ready: a few written questions with no time limit, followed by your CV (PDF, DOC or DOCX, at most 3 MB and 5 pages).\n\nEvery answer is saved as you send it. You can stop at any time and continue later with the same link, on any device.',
  'link-reminder.subject': 'Your interview for {job} at {company} is still open',
  'link-reminder.preview': 'Your link works for {days} more.',
  'link-reminder.text':
    'You registered for the {job} position at {company}, and your interview is not finished yet. The link works for {days} more.\n\nEverything you have written so far is saved. If you no longer wish to take part, there is nothing you need to do.',
  'cv-reminder.subject': 'Your CV for {job} at {company} is still missing',
  'cv-reminder.preview': 'Your answers have arrived. Only the CV is missing.',
  'cv-reminder.text':
    'Your answers for the {job} position have arrived at {company}. Only your CV is missing: your application is complete when it comes.\n\nSend it with the button below: a PDF, DOC or DOCX file of at most 3 MB and 5 pages, or a photo of it.\n\nThis is the only reminder.',
  'cv-unreadable.subject': 'Please send your CV for {job} at {company} again',
  'cv-unreadable.preview': 'The file could not be read by our program.',
  'cv-unreadable.text':
    'Your application for the {job} position at {company} is complete, but our program could not read the file of your CV. The team can open it; the automatic assessment does not count it.\n\nYou can send another file with the button below: best a PDF, at most 3 MB and 5 pages. It then replaces the first one, and your application is assessed again.',
  'received.subject': 'We received your application for {job} at {company}',
  'received.preview': 'Your answers and your CV have arrived.',
  'received.text':
    'Thank you for taking the time. Your answers and your CV for the {job} position have arrived at {company}.\n\nA computer program prepares them; a person then reads them and decides. There is nothing you need to do now. {promise}',
  'under-review.subject': 'We received your registration for {job} at {company}',
  'under-review.preview': 'A person will review it first.',
  'under-review.text':
    'Thank you for your interest in the {job} position at {company}. The city you gave is not near the place of work, or we could not find it. A person at {company} will therefore review your registration before the interview.\n\nNothing is decided yet. If your application continues, you will get the interview link by e-mail. {promise}',
  'rejected.subject': 'Your application for {job} at {company}',
  'rejected.preview': 'News about your application.',
  'rejected.text':
    'Thank you for applying for the {job} position at {company}, and for the time you put into it.\n\nWe have decided not to continue with your application. A person made this decision; it concerns this position only.\n\nWe wish you every success in your search.\n\n{company}',
  'withdrawn.subject': 'You withdrew your application for {job} at {company}',
  'withdrawn.preview': 'Your application is no longer considered.',
  'withdrawn.text':
    'This confirms that you withdrew your application for the {job} position at {company}. It is no longer considered.\n\nIf this was a mistake, please contact {company}.',
  'erased.subject': 'Your data for {job} at {company} has been erased',
  'erased.preview': 'This is the last message about this application.',
  'erased.text':
    'As you asked, your application for the {job} position at {company} has been erased: your contact details, your answers, your CV and the scores based on them.\n\nThis is the last message about this application.',
  'place-free.subject': 'A place for {job} at {company} is free',
  'place-free.preview': 'You asked us to tell you when a place opens.',
  'place-free.text':
    'You asked us to tell you when a place opens for the {job} position at {company}. One is free now.\n\nPlaces are given in the order in which interviews begin, so please register soon.',
  'invited.subject': 'Invitation to an interview for {job} at {company}',
  'invited.preview': 'Please let us know whether the date suits you.',
  'invited.text':
    'Thank you for your application for the {job} position. We would like to invite you to an interview.\n\nDate and time: {date}\nDuration: {duration}\nPlace: {place}\n\n{message}\n\nUse the button below to accept, decline or ask for another time.\n\nWe look forward to meeting you.\n\n{company}',
  'moved.subject': 'Your interview for {job} at {company} has changed',
  'moved.preview': 'Please look at the new details.',
  'moved.text':
    'The details of your interview for the {job} position have changed. Here are the new ones:\n\nDate and time: {date}\nDuration: {duration}\nPlace: {place}\n\n{message}\n\nUse the button below to accept, decline or ask for another time.\n\nWe look forward to meeting you.\n\n{company}',
  'cancelled.subject': 'Your interview for {job} at {company} is cancelled',
  'cancelled.preview': 'The interview will not take place.',
  'cancelled.text':
    'We are sorry to tell you that your interview for the {job} position will not take place.\n\nPlanned date: {date}\n\n{message}\n\nYour application itself remains open.\n\n{company}',
  'reminder.subject': 'Reminder: your interview for {job} at {company}',
  'reminder.preview': 'Your interview is coming up.',
  'reminder.text':
    'This is a reminder of your interview for the {job} position.\n\nDate and time: {date}\nDuration: {duration}\nPlace: {place}\n\nIf you cannot attend, please let us know using the button below.\n\nWe look forward to meeting you.\n\n{company}',
})
