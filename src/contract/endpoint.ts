import type * as z from 'zod/mini'
import type { RefusalText } from './refusals.ts'

/** The roles of a company's users. */
export const roles = ['ADMIN', 'RECRUITER', 'VIEWER'] as const
export type Role = (typeof roles)[number]

/** Access to an endpoint; decided from the matched route, before the operation runs. */
export type Access =
  | { who: 'anyone' }
  /** The private link in the path is the key; the operation verifies it. */
  | { who: 'link-holder' }
  | { who: 'employer'; roles: readonly Role[]; onboarded: boolean }
  /** An operator of this installation, signed in with a second factor. */
  | { who: 'operator' }

export const anyone = { who: 'anyone' } as const
export const linkHolder = { who: 'link-holder' } as const
export const operatorOnly = { who: 'operator' } as const
/** Any signed-in user whose company has finished onboarding. */
export const canView = { who: 'employer', roles, onboarded: true } as const
/** Users who may edit jobs and candidates. */
export const canEdit = { who: 'employer', roles: ['ADMIN', 'RECRUITER'], onboarded: true } as const
/** Plans, team, company profile, deletion. */
export const adminOnly = { who: 'employer', roles: ['ADMIN'], onboarded: true } as const
/** Any signed-in user, onboarding finished or not. */
export const signedIn = { who: 'employer', roles, onboarded: false } as const
/** An ADMIN, onboarding finished or not. */
export const signedInAdmin = { who: 'employer', roles: ['ADMIN'], onboarded: false } as const

type Schema = z.ZodMiniType

/** The key that calls are counted by: the network address, the signed-in user, or a field of the call. */
export type LimitKey = 'address' | 'user' | `body.${string}` | `params.${string}`

/**
 * How many calls are taken before 429, counted in the database by the matched route and by all of `per` together.
 * An operation may refund calls that succeeded, so that only failures count.
 */
export interface CallLimit {
  per: readonly LimitKey[]
  /** Endpoints with the same name share one count. */
  name?: string
  max: number
  minutes: number
  /**
   * Codes of refusals: only calls refused with one of these count, and no other call is ever stopped. For what cannot be
   * guessed, and must work for honest people however many wrong ones come from their address.
   */
  countOnly?: readonly string[]
  /** Codes of refusals that are not counted: this limit is against something else. */
  countExcept?: readonly string[]
}

/** A file that comes as multipart/form-data beside its text fields (all text fields are optional strings). */
export interface UploadShape {
  /** Name of the form's file field. */
  file: string
  maxBytes: number
  /** Names of the text fields that may come with it. */
  fields: readonly string[]
}

/**
 * One call of the API as plain data: validation, serialisation, OpenAPI, the browser's client, tests and the
 * authorisation matrix are all made from it.
 */
export interface EndpointShape {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Path under the origin with `:name` parameters, e.g. `/api/jobs/:jobId`. */
  path: `/${string}`
  summary: string
  access: Access
  params?: Schema
  query?: Schema
  body?: Schema
  upload?: UploadShape
  /** The body of a success; 'file' answers with bytes, 'nothing' with an empty object. */
  reply: Schema | 'file' | 'nothing'
  /** Further success statuses beside 200 with the same body, e.g. 202. */
  alsoStatus?: readonly number[]
  /** Visitors of the demo company may call it, though it is no GET. */
  inDemo?: true
  refusals?: Readonly<Record<string, RefusalText>>
  /** Counted after the call is found valid and before it is done. */
  limits?: readonly CallLimit[]
  /** Largest JSON body in bytes; 64 KiB when absent. */
  maxBodyBytes?: number
}

/** Declares an endpoint; returns its argument, typed to the letter. */
export function endpoint<const E extends EndpointShape>(declared: E): E {
  return declared
}

type Out<S> = S extends Schema ? z.output<S> : undefined
type In<S> = S extends Schema ? z.input<S> : undefined

export type ParamsOf<E extends EndpointShape> = Out<E['params']>
export type QueryOf<E extends EndpointShape> = Out<E['query']>
export type BodyOf<E extends EndpointShape> = Out<E['body']>
/** The value that the operation returns. */
export type ReplyOf<E extends EndpointShape> = E['reply'] extends Schema ? z.output<E['reply']> : undefined
/** The value that the caller receives. */
export type AnswerOf<E extends EndpointShape> = E['reply'] extends Schema ? z.output<E['reply']> : undefined

type Wanted<Name extends string, Given> = undefined extends Given
  ? { [K in Name]?: Given }
  : { [K in Name]: Given }

/** The input of a call: parameters, query and body. */
export type CallOf<E extends EndpointShape> = Wanted<'params', In<E['params']>> &
  (undefined extends E['query'] ? { query?: undefined } : { query?: In<E['query']> }) &
  Wanted<'body', In<E['body']>>
