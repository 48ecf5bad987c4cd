export const maxAnswerLength = 10_000
/** Texts say 3 MB; 3.5 MB are accepted. */
export const maxCvBytes = 3_670_016
export const maxCvPages = 5
/** How many CVs of one candidate are read. */
export const cvsOfOne = { max: 20, minutes: 60 } as const
