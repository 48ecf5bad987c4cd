const minutesPerAnswer = 2.5

/** How long an interview takes most people, in minutes, to the next five. */
export function interviewMinutes(questions: number): number {
  return Math.ceil((questions * minutesPerAnswer) / 5) * 5
}
