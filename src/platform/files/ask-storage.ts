import { AwsClient } from 'aws4fetch'
import { StorageUnavailable } from './storage-unavailable.ts'

/** A bucket of an S3 server. */
export interface Bucket {
  url: string
  bucket: string
  key: string
  secret: string
}

interface Asked {
  method: 'GET' | 'HEAD' | 'PUT' | 'DELETE'
  /** A key, or a query of the bucket. */
  path: string
  body?: Blob
  headers?: Record<string, string>
}

export type AskStorage = (asked: Asked) => Promise<Response>

const patienceMs = 15_000
/** The slowest connection that is waited for. */
const bytesPerMs = 100

/** Signed calls to one bucket. Throws StorageUnavailable unless the answer is a success or a 404. */
export function askStorage({ url, bucket, key, secret }: Bucket): AskStorage {
  const client = new AwsClient({ accessKeyId: key, secretAccessKey: secret, service: 's3', retries: 2 })
  const base = `${url.replace(/\/+$/, '')}/${bucket}`
  return async ({ path, headers, body, method }) => {
    const waiting = new AbortController()
    // Until the answer begins: a long file may take its time afterwards.
    const timer = setTimeout(() => waiting.abort(), patienceMs + (body?.size ?? 0) / bytesPerMs)
    try {
      const reply = await client.fetch(`${base}/${path}`, {
        method,
        headers: { 'accept-encoding': 'identity', ...headers },
        signal: waiting.signal,
        ...(body && { body }),
      })
      if (reply.ok || reply.status === 404) return reply
      await reply.body?.cancel()
      throw new StorageUnavailable(`The storage answered ${method} with ${reply.status}`)
    } catch (error) {
      if (error instanceof StorageUnavailable) throw error
      throw new StorageUnavailable('The storage does not answer', { cause: error })
    } finally {
      clearTimeout(timer)
    }
  }
}
