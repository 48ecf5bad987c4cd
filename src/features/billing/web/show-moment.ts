const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric' })
const moment = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' })

/** Both in the reader's own time zone. */
export const showDay = (at: string): string => day.format(new Date(at))
export const showMoment = (at: string): string => moment.format(new Date(at))
