import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { employerLanguages } from '#contract/languages.ts'
import { matchPage } from '#contract/match-page.ts'
import { errorReply } from '#platform/http/error-reply.ts'
import type { Platform } from '#platform/platform.ts'
import { type Build, openBuild } from './open-build.ts'
import { openPages, type PageLoaders, type Pages } from './open-pages.ts'
import { pageBytes, sendPage } from './page-bytes.ts'
import { serveAssets } from './serve-assets.ts'
import { serveSiteFiles } from './site-files.ts'
import { wantedLanguages } from './wanted-languages.ts'

export interface PagesOptions {
  platform: Platform
  /** Folder of the build. */
  dist: string
  loaders: PageLoaders
}

/** Has every cached page read its data again before it is sent again. */
export type InvalidatePages = () => void

// Addresses under which no page may live: their own routes answer, in their own shape.
const notPages = /^\/(api|assets|files|outbox)(\/|$)/i

/** Serves every page and the built files they need; without a build pages answer 503. */
export async function registerPages(
  app: FastifyInstance,
  options: PagesOptions,
): Promise<{ invalidate: InvalidatePages }> {
  const build = await openBuild(options.dist)
  const pages = build && openPages(build, options)
  await app.register(async (scope) => {
    scope.setErrorHandler((error, _request, reply) => {
      const { status, body, unexpected, retryAfterSeconds } = errorReply(error)
      if (unexpected)
        options.platform.log.error({ error: error instanceof Error ? error.name : 'unknown' }, 'page failed')
      if (retryAfterSeconds !== undefined) reply.header('retry-after', String(retryAfterSeconds))
      return plain(reply.code(status), body.message)
    })
    if (build) {
      await serveFiles(scope, options.dist)
      serveCvFrame(scope, build)
    }
    serveSiteFiles(
      scope,
      options.platform,
      async (path, language) => (await pages?.headOf(path, language)) ?? null,
    )
    scope.get('/*', { schema: { hide: true } as never }, (request, reply) => answer(pages, request, reply))
  })
  return { invalidate: () => pages?.invalidate() }
}

async function serveFiles(scope: FastifyInstance, dist: string): Promise<void> {
  const client = join(dist, 'client')
  await serveAssets(scope, join(client, 'assets'))
  const icon = await readFile(join(client, 'favicon.svg'))
  scope.get('/favicon.svg', { schema: { hide: true } as never }, (_request, reply) =>
    reply.header('cache-control', 'public, max-age=86400').type('image/svg+xml').send(icon),
  )
}

const cvFramePolicy = [
  'sandbox allow-scripts',
  "default-src 'none'",
  "script-src 'self'",
  "frame-ancestors 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "require-trusted-types-for 'script'",
].join('; ')

/** The frame in which CVs are drawn: without an origin, a network, or any script but ours. */
function serveCvFrame(scope: FastifyInstance, build: Build): void {
  const { script } = build.filesOf('cv-frame')
  const page = pageBytes(
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>CV</title><script type="module" src="${script}"></script></head><body></body></html>\n`,
  )
  scope.get('/files/cv-frame', { schema: { hide: true } as never }, (request, reply) => {
    reply.header('content-security-policy', cvFramePolicy).header('x-frame-options', 'SAMEORIGIN')
    return sendPage(request, reply, page)
  })
}

async function answer(
  pages: Pages | null,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const [pathname = '/'] = request.url.split('?')
  if (notPages.test(pathname)) {
    reply.callNotFound()
    return reply
  }
  if (!pages) return plain(reply.code(503), 'The pages are not built yet. Run npm start, which builds them.')
  const found = matchPage(pages.list, pathname)
  if (found?.page.secret) {
    reply
      .header('cache-control', 'no-store')
      .header('referrer-policy', 'no-referrer')
      .header('x-robots-tag', 'noindex')
  }
  if (found?.page.followsBrowser) reply.header('vary', 'accept-language')
  const page = found && (await pages.make(found.page, found.params, wantedLanguages(found.page, request)))
  if (page) return sendPage(request, reply, page)
  reply.header('vary', 'accept-language')
  return sendPage(
    request,
    reply,
    await pages.notFound(wantedLanguages({ speaks: employerLanguages }, request)),
  )
}

const plain = (reply: FastifyReply, sentence: string): FastifyReply =>
  reply.header('cache-control', 'no-store').type('text/plain; charset=utf-8').send(sentence)
