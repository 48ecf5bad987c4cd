/** The stub's reaction to a request. */
export type StubAct =
  /** A reply with this content; an object is sent as JSON. `finish` is a reason other than being done. */
  | { say: unknown; usage?: { input: number; output: number } | null; finish?: 'length' | 'content-filter' }
  | { status: number; retryAfter?: string; location?: string; body?: string }
  /** Takes the request and never answers. */
  | 'hang'
  /** Drops the connection. */
  | 'reset'
  /** Headers and the first bytes, and no more. */
  | 'stall'
  /** A success without a body. */
  | 'nothing'
  /** Five megabytes. */
  | 'flood'
