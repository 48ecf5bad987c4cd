import { readdir, readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { acceptedEncoding } from './page-bytes.ts'

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.avif': 'image/avif',
  '.woff2': 'font/woff2',
}
const endings = { br: '.br', gzip: '.gz', identity: '' } as const
const year = 365 * 24 * 3600

/** Serves the built files from memory, each read once when first asked for: a reader who stalls holds no file open. */
export async function serveAssets(scope: FastifyInstance, folder: string): Promise<void> {
  const names = new Set(await readdir(folder))
  const known = new Map<string, Promise<Buffer>>()
  const bytesOf = (name: string) => {
    const bytes = known.get(name) ?? readFile(join(folder, name))
    known.set(name, bytes)
    return bytes
  }
  scope.get('/assets/:name', { schema: { hide: true } as never }, async (request, reply) => {
    const { name } = request.params as { name: string }
    const type = types[extname(name)]
    if (!type || !names.has(name)) {
      reply.callNotFound()
      return reply
    }
    const wanted = acceptedEncoding(request.headers['accept-encoding'])
    const encoding = names.has(`${name}${endings[wanted]}`) ? wanted : 'identity'
    if (encoding !== 'identity') reply.header('content-encoding', encoding)
    return reply
      .header('vary', 'accept-encoding')
      .header('cache-control', `public, max-age=${year}, immutable`)
      .header('access-control-allow-origin', '*') // The frame of CVs has no origin.
      .type(type)
      .send(await bytesOf(`${name}${endings[encoding]}`))
  })
}
