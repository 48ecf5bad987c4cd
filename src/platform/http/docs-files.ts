import { readdir, readFile } from 'node:fs/promises'
import { dirname, extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { FastifyInstance } from 'fastify'

const folder = join(dirname(fileURLToPath(import.meta.resolve('@fastify/swagger-ui'))), 'static')
const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
}
/** The description made anew for each call, which `/api/openapi.json` has as one buffer. */
const madeForEach = new Set(['/api/docs/json', '/api/docs/yaml'])

/**
 * Answers for the plugin, which opens a file, or writes out the whole description, for each request: answers that
 * nobody reads would fill the memory. Each file is read once, when first asked for.
 */
export async function serveDocsFiles(scope: FastifyInstance): Promise<void> {
  const names = new Set(await readdir(folder))
  const known = new Map<string, Promise<Buffer>>()
  /** One reading for all who ask at once; one that failed is tried anew by the next. */
  const read = (name: string) => {
    const reading = known.get(name) ?? readFile(join(folder, name))
    known.set(name, reading)
    reading.catch(() => known.delete(name))
    return reading
  }
  scope.addHook('onRequest', async (request, reply) => {
    const { url = '' } = request.routeOptions
    if (madeForEach.has(url)) {
      reply.callNotFound()
      return reply
    }
    if (url !== '/api/docs/static/*') return
    const { '*': name = '' } = request.params as { '*'?: string }
    const type = types[extname(name)]
    if (!type || !names.has(name)) {
      reply.callNotFound()
      return reply
    }
    return reply
      .header('cache-control', 'public, max-age=3600')
      .type(type)
      .send(await read(name))
  })
}
