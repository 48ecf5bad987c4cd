const momentFormat = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
})

/** Day and time in the reader's own time zone. */
export const showMoment = (at: string) => momentFormat.format(new Date(at))
