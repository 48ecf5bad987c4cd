/** The disk (or a quota) has no room left; nothing of the file remains. */
export class StorageFull extends Error {
  constructor() {
    super('There is no room left to store files')
    this.name = 'StorageFull'
  }
}

const outOfRoom = new Set(['ENOSPC', 'EDQUOT'])

/** The same error, but StorageFull where the cause is a lack of room. */
export function namedStorageError(error: unknown): unknown {
  return outOfRoom.has((error as NodeJS.ErrnoException | null)?.code ?? '') ? new StorageFull() : error
}
