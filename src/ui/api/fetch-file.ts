import { networkError, readError } from './api-error.ts'

/** The bytes behind a signed link of ours; throws ApiError when they cannot be had. */
export async function fetchFile(address: string, signal: AbortSignal): Promise<ArrayBuffer> {
  const response = await fetch(address, { signal }).catch((error) => {
    if (signal.aborted) throw error
    throw networkError()
  })
  if (!response.ok) throw readError(response.status, await response.text())
  return response.arrayBuffer()
}
