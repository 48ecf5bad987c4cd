import type { FastifyInstance, FastifyReply } from 'fastify'
import {
  employerLanguages,
  type InterfaceLanguage,
  interfaceLanguages,
  isEmployerLanguage,
} from '#contract/languages.ts'
import type { PageHead } from '#contract/pages.ts'
import { loadApplyPage } from '#features/candidates/server/load-apply-page.ts'
import { companyFeed, embedStyle, jobsToEmbed } from '#features/site/server/company-feed.ts'
import { loadCompany } from '#features/site/server/load-company.ts'
import { companyCard, exampleCard, jobCard } from '#features/site/server/share-cards.ts'
import { drawSharePicture, type SharePicture } from '#features/site/server/share-picture.ts'
import { common } from '#platform/http/error-reply.ts'
import { send } from '#platform/http/open-http.ts'
import type { Platform } from '#platform/platform.ts'
import { refusalAsData } from './open-pages.ts'
import { wantedLanguages } from './wanted-languages.ts'

/** Pages of our own that search engines may list. Companies and their jobs are found by who links to them. */
const listedPages = [
  '/',
  '/About',
  '/Contact',
  '/Method',
  '/Help',
  '/Accessibility',
  '/Privacy',
  '/Signup',
  '/Demo-interview',
]
const hidden = { schema: { hide: true } as never }
const hourS = 3600

/** The head of a page of the site in a language; null where there is no such page. */
export type HeadOf = (path: string, language: InterfaceLanguage) => Promise<PageHead | null>

/** What search engines, feed readers, other sites and previews of links ask for. */
export function serveSiteFiles(scope: FastifyInstance, platform: Platform, headOf: HeadOf): void {
  const { publicUrl } = platform.config
  const asText = (reply: FastifyReply, type: string, text: string) =>
    reply.header('cache-control', `public, max-age=${hourS}`).type(`${type}; charset=utf-8`).send(text)

  scope.get('/robots.txt', hidden, (_request, reply) =>
    asText(
      reply,
      'text/plain',
      `User-agent: *\nDisallow: /api/\nDisallow: /files/\n\nSitemap: ${publicUrl}/sitemap.xml\n`,
    ),
  )
  scope.get('/sitemap.xml', hidden, (_request, reply) => {
    const shown = listedPages.filter((path) => path !== '/Demo-interview' || platform.config.demo)
    const urls = shown.map((path) => `<url><loc>${publicUrl}${path}</loc></url>`).join('')
    const set = `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls}</urlset>`
    return asText(reply, 'application/xml', `<?xml version="1.0" encoding="UTF-8"?>\n${set}\n`)
  })
  scope.get<{ Params: { name: string } }>('/feeds/:name', hidden, async ({ params: { name } }, reply) => {
    const company = await loadCompany(platform, name)
    if (!company) return send(reply, common('NOT_FOUND'))
    return asText(reply, 'application/rss+xml', companyFeed(company, publicUrl))
  })
  scope.get('/embed/style.css', hidden, (_request, reply) => asText(reply, 'text/css', embedStyle))
  scope.get<{ Params: { name: string } }>('/embed/:name', hidden, async (request, reply) => {
    const company = await loadCompany(platform, request.params.name)
    if (!company) return send(reply, common('NOT_FOUND'))
    // Without script, and with links that open elsewhere: any site may frame it.
    reply.header(
      'content-security-policy',
      "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'none'",
    )
    reply.removeHeader('x-frame-options')
    reply.header('cross-origin-resource-policy', 'cross-origin')
    const { chosen, browser } = wantedLanguages({ speaks: employerLanguages }, request)
    const language = chosen ?? browser ?? 'en'
    reply.header('vary', 'accept-language')
    return asText(
      reply,
      'text/html',
      jobsToEmbed(company, publicUrl, isEmployerLanguage(language) ? language : 'en'),
    )
  })
  servePictures(scope, platform, headOf)
}

/** What previews of a link show. */
function servePictures(scope: FastifyInstance, platform: Platform, headOf: HeadOf): void {
  const { publicUrl, BRAND_NAME: brand } = platform.config
  const sendPicture = async (reply: FastifyReply, picture: SharePicture | null) => {
    if (!picture) return send(reply, common('NOT_FOUND'))
    reply.header('cache-control', `public, max-age=${24 * hourS}`).type('image/png')
    return reply.send(await drawSharePicture(picture))
  }
  scope.get<{ Params: { language: string; name: string } }>(
    '/pictures/pages/:language/:name.png',
    hidden,
    async ({ params }, reply) => {
      const language = interfaceLanguages.find((code) => code === params.language)
      const head = language && (await headOf(params.name === 'Home' ? '/' : `/${params.name}`, language))
      return sendPicture(
        reply,
        language && head?.description
          ? {
              brand,
              title: head.title.replace(` · ${brand}`, '').replace(`${brand} · `, ''),
              subtitle: head.description,
              card: exampleCard(isEmployerLanguage(language) ? language : 'en'),
            }
          : null,
      )
    },
  )
  scope.get<{ Params: { id: string } }>(
    '/pictures/jobs/:id.png',
    hidden,
    async ({ params: { id } }, reply) => {
      const job = await refusalAsData(() => loadApplyPage(platform, id))
      const isOpen = job !== null && 'title' in job
      return sendPicture(
        reply,
        isOpen
          ? { brand, title: job.title, subtitle: `${job.companyName} · ${job.location}`, card: jobCard(job) }
          : null,
      )
    },
  )
  scope.get<{ Params: { name: string } }>(
    '/pictures/companies/:name.png',
    hidden,
    async ({ params: { name } }, reply) => {
      const company = await loadCompany(platform, name)
      return sendPicture(
        reply,
        company && {
          brand,
          title: company.name,
          subtitle: company.city,
          card: companyCard(company, publicUrl),
        },
      )
    },
  )
}
