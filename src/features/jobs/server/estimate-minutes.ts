const minutesPerAnswer = 2.5

/** How long an interview of so many questions takes most people, in minutes, rounded up to the next five. */
export const estimateMinutes = (questions: number): number =>
  Math.ceil((questions * minutesPerAnswer) / 5) * 5
