/** An expected "no": the status it is sent with and the text a person reads. */
export interface RefusalText {
  status: number
  message: string
}

/** The refusals of any endpoint: from the guard, validation and limits. */
export const commonRefusals = {
  BAD_INPUT: { status: 400, message: 'Some of the input is not valid.' },
  SIGNED_OUT: { status: 401, message: 'Please log in to continue.' },
  NOT_ALLOWED: { status: 403, message: 'Your role does not allow this.' },
  DEMO_READ_ONLY: {
    status: 403,
    message:
      'This is a demo company: you can look at everything and change nothing. Sign up to try it yourself.',
  },
  ONBOARDING_PENDING: { status: 403, message: 'Complete your company profile first.' },
  NOT_FOUND: { status: 404, message: 'Not found.' },
  METHOD_NOT_ALLOWED: { status: 405, message: 'This address does not support that method.' },
  TOO_LARGE: { status: 413, message: 'The request is too large.' },
  UNSUPPORTED_TYPE: { status: 415, message: 'This address does not accept that content type.' },
  TOO_MANY_REQUESTS: { status: 429, message: 'Too many requests. Please try again in a moment.' },
  INTERNAL: { status: 500, message: 'Something went wrong on our side. Please try again later.' },
  UNAVAILABLE: {
    status: 503,
    message: 'The service is not available right now. Please try again in a moment.',
  },
} as const satisfies Record<string, RefusalText>

export type CommonRefusal = keyof typeof commonRefusals

/** The one shape of an error on the wire. `fields` names each wrong field with its own message. */
export interface ErrorBody {
  code: string
  message: string
  fields?: Record<string, string>
}

/**
 * Thrown by an operation to say an expected "no". Its status and text are on the endpoint under `code`;
 * `message` and `fields` replace or complete that text for this one answer.
 */
export class Refusal extends Error {
  readonly code: string
  readonly detail: string | undefined
  readonly fields: Record<string, string> | undefined

  constructor(code: string, more: { message?: string; fields?: Record<string, string> } = {}) {
    super(more.message ?? code)
    this.name = 'Refusal'
    this.code = code
    this.detail = more.message
    this.fields = more.fields
  }
}
