import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { PoolClient } from 'pg'
import type { CandidateId, CompanyId, UserId } from '#contract/ids.ts'
import type { Follower, Heard } from './follow-notices.ts'

/**
 * An open transaction. Statements begun together (`Promise.all`) share a round trip and run in that order, reads of
 * `prepareSelect` first.
 * `tx.$client` takes plain SQL (the task queue).
 */
export type Tx = NodePgDatabase & {
  $client: Pick<PoolClient, 'query'>
  /**
   * The rows of a statement that only reads, as arrays with instants as text, for `prepareSelect`. It does not wait
   * for the answer to BEGIN, without whose success nothing is answered.
   */
  readRows(text: string, values: unknown[]): Promise<unknown[][]>
}

/** A signed-in user of a company. */
export interface Person {
  companyId: CompanyId
  userId: UserId
}

/** A candidate who came by their own link. */
export interface LinkedCandidate {
  companyId: CompanyId
  candidateId: CandidateId
}

/**
 * Access to the database. Every statement runs in a transaction under a role that owns no table:
 * - `forCompany`: row-level security shows and takes rows of that company only;
 * - `forPerson`: as `forCompany`, in the name of a signed-in user: the role that may decide about candidates. A task has
 *   no such role;
 * - `forCandidate`: as `forCompany`, in the name of a candidate: the role that may withdraw their application;
 * - `forSystem`: all companies, for what has no company yet (sign-up, log-in, links, public pages) and for tasks
 *   that must find out whose row it is.
 * A transaction that fails for serialization or deadlock is run again, at most three times.
 */
export interface Database {
  forCompany<T>(companyId: CompanyId, work: (tx: Tx) => Promise<T>): Promise<T>
  forPerson<T>(person: Person, work: (tx: Tx) => Promise<T>): Promise<T>
  forCandidate<T>(candidate: LinkedCandidate, work: (tx: Tx) => Promise<T>): Promise<T>
  forSystem<T>(work: (tx: Tx) => Promise<T>): Promise<T>
  /** The database's time; throws when it does not answer. */
  ping(): Promise<Date>
  /**
   * Calls `heard` with what transactions announce with `pg_notify('mindhire', payload)`: at once after a commit of this
   * process, within moments of others, and with null when some may have been missed.
   */
  follow(heard: Heard): Follower
}
