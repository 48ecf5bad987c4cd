import { defineTexts } from '#contract/texts/define-texts.ts'

/** Of what follows the last answer. */
export const lastStepTexts = defineTexts('interview-last-step', {
  reviewTitle: 'Your answers',
  reviewText: 'You can change every answer until you submit your application.',
  reviewBack: 'Back to the last step',
  cvTitle: 'Your CV',
  cvHint:
    'PDF, DOC or DOCX, at most 3 MB and 5 pages. A photo or scan works too (JPEG, PNG, HEIC): people can read it, a program cannot, so a file is better.',
  cvReplace: 'You can still choose another file.',
  cvUploading: 'Uploading your CV…',
  cvChecking: 'Checking your CV…',
  cvReceived: 'Your CV has arrived. You can submit now.',
  'cvProblem.FILE_TOO_LARGE':
    'The file is larger than 3 MB. Please choose a smaller one, for example with fewer pictures.',
  'cvProblem.CV_WRONG_TYPE':
    'This is not a PDF, DOC or DOCX file, nor a photo (JPEG, PNG, HEIC). Please save your CV as a PDF, or take a photo of it, and choose it again.',
  'cvProblem.CV_TOO_MANY_PAGES': 'Your CV has more than 5 pages. Please shorten it and choose it again.',
  'cvProblem.CV_ENCRYPTED':
    'The file is protected by a password. Please save it without one and choose it again.',
  'cvProblem.CV_TOO_OLD':
    'This file was saved by a version of Word that is too old to be read. Please save it as a PDF and choose it again.',
  'cvProblem.CV_MISNAMED':
    'The name of this file says another type than its content. Please save it again as a PDF and choose it again.',
  'cvProblem.CV_UNREADABLE':
    'The file could not be read. Please save it again, for example as a PDF, and choose it again.',
  cvPreparing: 'Preparing your photos…',
  cvAddPage: 'Add a photo of the next page',
  cvPicture: 'Your photo has arrived as a picture. A program cannot read it; the team looks at it.',
  cvLaterText:
    'Your CV is not at hand? Submit your answers now and send it later by this same link. Your application is incomplete until it comes, and your answers can no longer be changed.',
  cvLater: 'Send my CV later',
  cvLaterFailed: 'This did not work. Please check your connection and try again.',
  awaitedTitle: 'Your answers have arrived',
  awaitedText:
    'Only your CV is missing. As soon as it comes, your application is complete and {companyName} is notified.',
  awaitedLink: 'You can close this page and come back later by the same link. We remind you once by email.',
  'cvProblem.PHOTO_TOO_LARGE':
    'The photo is larger than 3 MB, and this device cannot make it smaller. Please take it again with a smaller size, or choose a PDF.',
  'cvProblem.TOO_MANY_PHOTOS': 'At most 5 photos are possible, one for each page. Please choose fewer.',
  'cvProblem.PHOTOS_NOT_JOINED':
    'This device cannot put these photos together. Please choose a single photo, or a PDF.',
  cvNotSent: 'The file did not arrive. Please check your connection and try again.',
  cvTooMany:
    'Several files came by this link in a short time. Please wait a moment and try again; if it still does not work, try again in an hour.',
  submit: 'Submit my application',
  submitting: 'Submitting…',
  submitFailed:
    'Sorry, an error occurred while submitting your application. Please try again later or contact support.',
})
