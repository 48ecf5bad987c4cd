/** Why a CV is not accepted. The page says it by code, in the interview's language. */
export const cvRefusals = {
  FILE_TOO_LARGE: { status: 413, message: 'The CV is larger than 3 MB. Please choose a smaller file.' },
  CV_WRONG_TYPE: { status: 415, message: 'The CV must be a PDF, DOC or DOCX file.' },
  CV_TOO_MANY_PAGES: { status: 422, message: 'The CV has more than 5 pages. Please shorten it.' },
  CV_ENCRYPTED: {
    status: 422,
    message: 'The CV is protected by a password. Please save it without one.',
  },
  CV_UNREADABLE: {
    status: 422,
    message: 'The CV could not be read. Please save it again, for example as a PDF.',
  },
} as const
export type CvRefusal = keyof typeof cvRefusals
