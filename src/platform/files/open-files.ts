import { join } from 'node:path'
import type { Config } from '#platform/config/config.ts'
import type { Files } from './files.ts'
import { openDiskFiles } from './open-disk-files.ts'
import { openS3Files } from './open-s3-files.ts'

type FileSettings = Pick<Config, 'dataDir' | 'S3_URL' | 'S3_BUCKET' | 'S3_KEY' | 'S3_SECRET'>

/** Files as the settings say: in a bucket, else on the disk. */
export function openFiles({ dataDir, S3_URL, S3_BUCKET, S3_KEY, S3_SECRET }: FileSettings): Promise<Files> {
  const root = join(dataDir, 'files')
  if (!S3_URL || !S3_BUCKET || !S3_KEY || !S3_SECRET) return openDiskFiles({ root })
  const bucket = { url: S3_URL, bucket: S3_BUCKET, key: S3_KEY, secret: S3_SECRET }
  return openS3Files(bucket, { staging: join(root, 'tmp') })
}
