/** Deviations of some endpoints, learnt from the requests that they reject. */
export type Habit = 'max_completion_tokens' | 'no-temperature' | 'json-object' | 'no-format'

/** The habit that a refusal (400) asks for; null when it is about something else. */
export function habitAskedFor(refusal: string): Habit | null {
  if (/max_tokens/.test(refusal) && /max_completion_tokens/.test(refusal)) return 'max_completion_tokens'
  if (/temperature/.test(refusal)) return 'no-temperature'
  if (/json_schema|structured/i.test(refusal)) return 'json-object'
  if (/response_format|json_object/i.test(refusal)) return 'no-format'
  return null
}

/** The body of a request the way the endpoint wants it. */
export function withHabits(
  body: Record<string, unknown>,
  habits: ReadonlySet<Habit>,
): Record<string, unknown> {
  const { max_tokens, temperature, response_format, ...rest } = body
  return {
    ...rest,
    ...(habits.has('max_completion_tokens') ? { max_completion_tokens: max_tokens } : { max_tokens }),
    ...(habits.has('no-temperature') ? {} : { temperature }),
    ...(habits.has('no-format')
      ? {}
      : { response_format: habits.has('json-object') ? { type: 'json_object' } : response_format }),
  }
}
