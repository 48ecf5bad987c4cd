import type { Readable } from 'node:stream'
import type { BodyOf, EndpointShape, ParamsOf, QueryOf, ReplyOf, Role } from '#contract/endpoint.ts'
import type { CompanyId, OperatorId, UserId } from '#contract/ids.ts'
import type { StagedFile } from '#platform/files/files.ts'
import type { Platform } from '#platform/platform.ts'

/** The signed-in user behind a request; minted by the sign-in guard and by nothing else. */
export interface Employer {
  userId: UserId
  companyId: CompanyId
  role: Role
  onboarded: boolean
  /** Of a demo company, which its visitors only read. */
  isDemo: boolean
  /** Names the session, so that it can be ended. */
  sessionId: string
}

/** The operator behind a request, who belongs to no company; created by the operators' guard alone. */
export interface Operator {
  operatorId: OperatorId
  /** Names the session, so that it can be ended. */
  sessionId: string
}

/** A received upload: the file waits on the disk until the operation keeps it; otherwise it is discarded. */
export interface Upload {
  file: StagedFile
  /** As the sender names it; its type is what the bytes are. */
  fileName: string
  fields: Readonly<Record<string, string>>
  sender: UploadSender
}

/** Who sends a file, for those that have others wait. */
export interface UploadSender {
  /** The network address, as limits count it. */
  by: string
  /** Aborted when the connection ends before the answer. */
  gone: AbortSignal
}

/** Bytes to answer with. */
export interface FileAnswer {
  stream: Readable
  /** null when it is made while it is sent. */
  size: number | null
  contentType: string
  name: string
  disposition: 'inline' | 'attachment'
  /** For how long the reader's own cache may keep it; not at all when left out. */
  maxAgeSeconds?: number
}

/** Facts about the caller beside the session. */
export interface Caller {
  /** Network address, as far as TRUST_PROXY lets us believe it. */
  address: string
  userAgent: string
}

type EmployerOf<E extends EndpointShape> = E['access'] extends { who: 'employer' } ? Employer : undefined
type OperatorOf<E extends EndpointShape> = E['access'] extends { who: 'operator' } ? Operator : undefined

export interface Request<E extends EndpointShape> {
  platform: Platform
  params: ParamsOf<E>
  query: QueryOf<E>
  body: BodyOf<E>
  employer: EmployerOf<E>
  operator: OperatorOf<E>
  /** Present on endpoints that declare an upload; null when the form brought no file. */
  upload: E['upload'] extends object ? Upload | null : undefined
  /** Text fields that came with the form, file or not. */
  fields: Readonly<Record<string, string>>
  caller: Caller
  /** Refunds the counts of this call. */
  refund(): Promise<void>
}

/** A reply with one of the endpoint's further statuses. */
export class WithStatus<T> {
  readonly status: number
  readonly body: T

  constructor(status: number, body: T) {
    this.status = status
    this.body = body
  }
}

type Answer<E extends EndpointShape> = E['reply'] extends 'file'
  ? FileAnswer
  : E['reply'] extends 'nothing'
    ? unknown
    : ReplyOf<E> | WithStatus<ReplyOf<E>>

export interface Route<E extends EndpointShape = EndpointShape> {
  endpoint: E
  handle(request: Request<E>): Promise<Answer<E>>
  /** Runs before a body is read, so that strangers cannot fill the disk. */
  beforeBody?(request: Pick<Request<E>, 'platform' | 'params' | 'employer' | 'operator'>): Promise<void>
}

/** Binds an endpoint to its operation; the result goes in the list of its feature's routes. */
export function route<const E extends EndpointShape>(
  endpoint: E,
  handle: Route<E>['handle'],
  more: { beforeBody?: NonNullable<Route<E>['beforeBody']> } = {},
): Route {
  // A list of routes has one type; each route's own types were checked right here.
  return { endpoint, handle, ...more } as unknown as Route
}
