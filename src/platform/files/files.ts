import type { Readable } from 'node:stream'

/** A file that has been received in full. */
export interface StoredFile {
  key: string
  size: number
  /** Hex SHA-256 of the bytes. */
  sha256: string
}

/** Bytes received but not yet kept: on the local disk, gone when discarded or after a crash. */
export interface StagedFile {
  path: string
  size: number
  sha256: string
}

export class FileTooLarge extends Error {}

/** Where files live. Keys are `companyId/kind/random`; never derived from user input. */
export interface Files {
  /** Streams to a temporary file on disk; throws FileTooLarge and leaves nothing behind past `maxBytes`. */
  stage(bytes: Readable, limits: { maxBytes: number }): Promise<StagedFile>
  discard(staged: StagedFile): Promise<void>
  /** Moves a staged file to its key, durably (written, synced, renamed). */
  keep(staged: StagedFile, key: string): Promise<StoredFile>
  put(key: string, bytes: Buffer): Promise<StoredFile>
  /** Throws FileMissing when there is none. */
  open(key: string): Promise<{ size: number; stream: Readable }>
  /** A path on the local disk that holds the bytes, for a child process; call `release` when done. */
  localPath(key: string): Promise<{ path: string; release: () => Promise<void> }>
  remove(key: string): Promise<void>
  /** Removes every file whose key begins with this first segment, as `companyId/`. */
  removeAll(prefix: `${string}/`): Promise<void>
  /** Every kept file, while more are kept and removed. */
  list(): AsyncIterable<{ key: string; changedAt: Date }>
  /** Removes received bytes that were never kept and last changed before then. */
  sweepStaged(before: Date): Promise<void>
  ping(): Promise<void>
}

export class FileMissing extends Error {}
