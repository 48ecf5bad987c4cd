/** The disk (or a quota) is full; nothing of the file remains. */
export class StorageFull extends Error {
  constructor() {
    super('The disk is full: files cannot be stored')
    this.name = 'StorageFull'
  }
}

const outOfRoom = new Set(['ENOSPC', 'EDQUOT'])

/** The same error, but StorageFull for a full disk. */
export function namedStorageError(error: unknown): unknown {
  return outOfRoom.has((error as NodeJS.ErrnoException | null)?.code ?? '') ? new StorageFull() : error
}
