import Fastify, { type FastifyInstance } from 'fastify'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { closeJobEndpoint } from '#features/jobs/contract/jobs.ts'
import { aCompany, type TestCompany } from '#testing/builders/a-company.ts'
import { aJob } from '#testing/builders/a-job.ts'
import { startApp, type TestApp } from '#testing/start-app.ts'
import { serveSiteFiles } from './site-files.ts'

let app: TestApp
let pages: FastifyInstance
let company: TestCompany
let slug = ''
let jobId = ''

beforeAll(async () => {
  app = await startApp()
  company = await aCompany(app)
  const job = await aJob(app, company, {
    title: 'Chef <b>& "Sous"</b>',
    description: 'Season, taste & serve.',
  })
  jobId = job.id
  slug = company.name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')
  pages = Fastify()
  serveSiteFiles(pages, app.platform, async (path, language) =>
    path === '/About' ? { title: `About ${language} · Mindhire`, description: 'Who we are.' } : null,
  )
})
afterAll(async () => {
  await pages.close()
  await app.close()
})

const get = (url: string) => pages.inject({ url })

test('search engines find the pages of the site, and are kept from the API', async () => {
  expect((await get('/robots.txt')).body).toContain('Disallow: /api/')
  const { body } = await get('/sitemap.xml')
  expect(body).toContain('/Method</loc>')
  expect(body).toContain('/Signup</loc>')
  expect(body).not.toContain(slug)
})

test('a company’s open jobs are a feed and a page for its own site, with every sign of a title shown as it is', async () => {
  const feed = await get(`/feeds/${slug}`)
  expect(feed.headers['content-type']).toBe('application/rss+xml; charset=utf-8')
  expect(feed.body).toContain('<title>Chef &lt;b&gt;&amp; &quot;Sous&quot;&lt;/b&gt;</title>')
  expect(feed.body).toContain(`/Apply/${jobId}</link>`)
  expect(feed.body).toContain('Tunis\n\nSeason, taste &amp; serve.</description>')
  const frame = await get(`/embed/${slug}`)
  expect(frame.body).toContain('Chef &lt;b&gt;&amp;')
  expect(frame.body).toContain('<html lang="fr" dir="ltr">')
  expect(frame.headers['x-frame-options']).toBeUndefined()
  expect(frame.headers['content-security-policy']).not.toMatch(/script-src|frame-ancestors/)
  expect((await get('/feeds/nobody-here')).statusCode).toBe(404)
  expect((await get('/embed/nobody-here')).statusCode).toBe(404)
})

test('a shared link has a picture with the job’s title while the job is open', async () => {
  const { rawPayload, headers } = await get(`/pictures/jobs/${jobId}.png`)
  expect(headers['content-type']).toBe('image/png')
  expect(await sharp(rawPayload).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 })
  // Neither empty: the title and the card beside it.
  const { channels, dominant } = await sharp(rawPayload)
    .extract({ left: 72, top: 188, width: 300, height: 90 })
    .stats()
  expect(channels[0]?.min).toBeLessThan(80)
  expect(dominant.r).toBeGreaterThan(200)
  const card = await sharp(rawPayload).extract({ left: 720, top: 200, width: 300, height: 300 }).stats()
  expect([card.dominant.r > 240, (card.channels[0]?.min ?? 255) < 80]).toEqual([true, true])
  expect((await get(`/pictures/companies/${slug}.png`)).statusCode).toBe(200)
  expect((await get('/pictures/jobs/nothing.png')).statusCode).toBe(404)
  await app.call(closeJobEndpoint, { token: company.token, params: { jobId } })
  expect((await get(`/pictures/jobs/${jobId}.png`)).statusCode).toBe(404)
})

test('a page of the site has a picture in each of its languages, and no other page has one', async () => {
  const pictures = await Promise.all(
    ['en', 'ar'].map(async (language) => (await get(`/pictures/pages/${language}/About.png`)).rawPayload),
  )
  for (const picture of pictures)
    expect(await sharp(picture).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 })
  expect(pictures[0]?.equals(pictures[1] as Buffer)).toBe(false)
  expect((await get('/pictures/pages/en/Jobs.png')).statusCode).toBe(404)
  expect((await get('/pictures/pages/it/About.png')).statusCode).toBe(404)
})

test('a company without open jobs says so in its frame, in the language of the reader', async () => {
  const other = await aCompany(app)
  const name = other.name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')
  expect((await get(`/embed/${name}`)).body).toContain('<p>No open positions <a href=')
  const french = await pages.inject({ url: `/embed/${name}`, headers: { 'accept-language': 'fr-TN' } })
  expect(french.body).toContain('<html lang="fr" dir="ltr">')
  expect(french.body).toContain('<p>Aucun poste ouvert <a href=')
  expect((await get(`/embed/${name}?lang=ar`)).body).toContain('<html lang="ar" dir="rtl">')
})
