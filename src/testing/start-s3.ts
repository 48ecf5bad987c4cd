import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import S3rver from 's3rver'
import type { Files } from '#platform/files/files.ts'
import { openS3Files } from '#platform/files/open-s3-files.ts'

/** An S3 server of this process, with one bucket. It knows one account, and believes signatures of version 4. */
export interface S3Server {
  url: string
  open(account?: string): Promise<Files>
  close(): Promise<void>
}

export async function startS3(folder: string): Promise<S3Server> {
  const server = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory: folder,
    configureBuckets: [{ name: 'files', configs: [] }],
  })
  const { port } = (await server.run()) as AddressInfo
  const url = `http://127.0.0.1:${port}`
  return {
    url,
    open: (account = 'S3RVER') =>
      openS3Files(
        { url, bucket: 'files', key: account, secret: 'S3RVER' },
        { staging: join(folder, '..', 's3-tmp') },
      ),
    close: () => server.close(),
  }
}
