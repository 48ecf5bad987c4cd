import { deflateSync } from 'node:zlib'
import pg from 'pg'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type MemoryFiles, memoryFiles } from '#platform/files/memory-files.ts'
import { aColleague } from '#testing/builders/a-colleague.ts'
import { aCompany, type TestCompany } from '#testing/builders/a-company.ts'
import { aPurchase, aScreenshot, aSubmittedPurchase } from '#testing/builders/a-purchase.ts'
import { startApp, type TestApp } from '#testing/start-app.ts'
import { screenshotLimits } from '../contract/limits.ts'
import { getPurchaseEndpoint, sendScreenshotEndpoint } from '../contract/purchases.ts'
import { confirmPurchase } from './confirm-purchase.ts'
import { openScreenshot } from './open-screenshot.ts'

let app: TestApp
let owner: pg.Client
let files: MemoryFiles
let company: TestCompany
beforeAll(async () => {
  files = await memoryFiles()
  app = await startApp({ deps: { files } })
  owner = new pg.Client(app.owner)
  await owner.connect()
  company = await aCompany(app)
})
afterAll(async () => {
  await owner.end()
  await app.close()
})

type Sent = { name: string; bytes: Buffer }
const send = (purchaseId: string, file: Sent, token = company.token) =>
  app.call(sendScreenshotEndpoint, { token, params: { purchaseId }, upload: { file } })
const kept = () => [...files.kept.keys()].filter((key) => key.includes('/screenshots/'))
const notAPicture = {
  status: 415,
  error: { code: 'NOT_A_PICTURE', message: 'Please send a PNG, JPEG or WebP picture.' },
}

function chunk(type: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), content])
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(content.length)
  check.writeUInt32BE(crc(body))
  return Buffer.concat([length, body, check])
}

function crc(bytes: Buffer): number {
  let value = 0xffffffff
  for (const byte of bytes) {
    value ^= byte
    for (let bit = 0; bit < 8; bit++) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1
  }
  return (value ^ 0xffffffff) >>> 0
}

/** A few kilobytes that unpack to as many pixels as they say. */
function flood(width: number, height: number): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([1, 0, 0, 0, 0], 8)
  const row = Math.ceil(width / 8) + 1
  const signature = Buffer.from('89504e470d0a1a0a', 'hex')
  const pixels = deflateSync(Buffer.alloc(row * height))
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', pixels),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

describe('a picture', () => {
  test.each(['png', 'jpeg', 'webp'] as const)(
    'as %s is kept, encoded again, and the purchase is submitted',
    async (format) => {
      const buyer = await aCompany(app)
      const purchaseId = await aPurchase(app, buyer)
      const { status, body } = await send(purchaseId, await aScreenshot('Paid 306.900', format), buyer.token)
      expect(status).toBe(200)
      expect(body).toMatchObject({ id: purchaseId, state: 'submitted', decidedAt: null })
      expect(Date.parse(body.submittedAt ?? '')).toBeGreaterThan(Date.now() - 60_000)
      const [key = '', ...others] = kept().filter((one) => one.startsWith(buyer.companyId))
      expect(others).toEqual([])
      expect(await sharp(files.kept.get(key)).metadata()).toMatchObject({
        format: 'jpeg',
        width: 540,
        height: 1170,
      })
    },
  )

  test('is turned upright, and nothing but its pixels is kept', async () => {
    const purchaseId = await aPurchase(app, company)
    const { bytes } = await aScreenshot('GPS', 'jpeg')
    const secret = 'Somebody at 36.8065, 10.1815'
    const marked = await sharp(bytes)
      .withExif({ IFD0: { Artist: secret, Software: secret } })
      .withMetadata({ orientation: 6 })
      .toBuffer()
    const exif = await sharp(bytes)
      .withExif({ IFD0: { Artist: secret } })
      .toBuffer()
    expect(exif.includes(secret)).toBe(true)
    for (const [sent, size] of [
      [marked, { width: 1170, height: 540 }],
      [
        Buffer.concat([exif, Buffer.from(`<script>alert(1)</script>PK${secret}`)]),
        { width: 540, height: 1170 },
      ],
    ] as const) {
      expect((await send(purchaseId, { name: 'a.jpg', bytes: sent })).status).toBe(200)
      const stored = files.kept.get(kept().find((key) => key.startsWith(company.companyId)) ?? '')
      const found = await sharp(stored).metadata()
      expect(found).toMatchObject(size)
      expect([found.exif, found.icc, found.xmp, found.orientation]).toEqual([
        undefined,
        undefined,
        undefined,
        undefined,
      ])
      expect(stored?.includes(secret)).toBe(false)
      expect(stored?.includes('<script')).toBe(false)
    }
  })

  test('sent again takes the place of the first, whose file goes', async () => {
    const buyer = await aCompany(app)
    const purchaseId = await aSubmittedPurchase(app, buyer, { words: 'first' })
    const mine = () => kept().filter((key) => key.startsWith(buyer.companyId))
    const before = mine()
    expect((await send(purchaseId, await aScreenshot('second'), buyer.token)).status).toBe(200)
    expect(mine()).toHaveLength(1)
    expect(mine()).not.toEqual(before)
  })

  test('of exactly 40 megapixels is taken, and one row more is not', async () => {
    const purchaseId = await aPurchase(app, company)
    expect((await send(purchaseId, { name: 'a.png', bytes: flood(8000, 5000) })).status).toBe(200)
    const state = await owner.query('select screenshot_key from purchases where id = $1', [purchaseId])
    for (const [width, height] of [
      [8000, 5001],
      [60_000, 60_000],
      [100_000, 401],
    ] as const)
      expect(await send(purchaseId, { name: 'a.png', bytes: flood(width, height) })).toMatchObject({
        status: 413,
        error: {
          code: 'TOO_MANY_PIXELS',
          message: 'The picture has more than 40 megapixels. Please send a smaller one.',
        },
      })
    const after = await owner.query('select screenshot_key from purchases where id = $1', [purchaseId])
    expect(after.rows).toEqual(state.rows)
  })

  test('S17 of 100 megapixels is refused within two seconds, and takes no memory', async () => {
    const purchaseId = await aPurchase(app, company)
    const blank = { create: { width: 10_000, height: 10_000, channels: 3 as const, background: 'white' } }
    const pictures = [
      { name: 'a.png', bytes: flood(10_000, 10_000) },
      { name: 'a.jpg', bytes: await sharp(blank).jpeg().toBuffer() },
    ]
    const before = process.memoryUsage.rss()
    let most = before
    const look = setInterval(() => (most = Math.max(most, process.memoryUsage.rss())), 5)
    for (const picture of pictures) {
      const began = performance.now()
      expect((await send(purchaseId, picture)).error.code).toBe('TOO_MANY_PIXELS')
      expect(performance.now() - began).toBeLessThan(2000)
      most = Math.max(most, process.memoryUsage.rss())
    }
    clearInterval(look)
    // Decoded each would be 300 MB.
    expect((most - before) / 1024 ** 2).toBeLessThan(100)
  })

  test('of 5 MB is taken, and one byte more is not', async () => {
    const purchaseId = await aPurchase(app, company)
    const { bytes } = await aScreenshot('heavy')
    const padded = (size: number) => Buffer.concat([bytes, Buffer.alloc(size - bytes.length)])
    expect((await send(purchaseId, { name: 'a.png', bytes: padded(screenshotLimits.bytes) })).status).toBe(
      200,
    )
    expect(
      await send(purchaseId, { name: 'a.png', bytes: padded(screenshotLimits.bytes + 1) }),
    ).toMatchObject({
      status: 413,
      error: {
        code: 'FILE_TOO_LARGE',
        message: 'The screenshot is larger than 5 MB. Please send a smaller picture.',
      },
    })
  })
})

async function half(format: 'png' | 'jpeg' | 'webp'): Promise<Buffer> {
  const { bytes } = await aScreenshot('cut', format)
  return bytes.subarray(0, bytes.length / 2)
}

describe('what is no picture', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>'
  const gif = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')
  const signature = Buffer.from('89504e470d0a1a0a', 'hex')
  test.each<[string, () => Buffer | Promise<Buffer>]>([
    ['SVG', () => Buffer.from(svg)],
    ['SVG after a byte order mark', () => Buffer.from(`\ufeff<?xml version="1.0"?>${svg}`)],
    ['GIF', () => gif],
    ['a GIF that is a script as well', () => Buffer.concat([Buffer.from('GIF89a=1;alert(1)//'), gif])],
    ['HTML', () => Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['PDF', () => Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj')],
    ['nothing', () => Buffer.alloc(0)],
    [
      'HTML behind the signature of PNG',
      () => Buffer.concat([signature, Buffer.from('<script>alert(1)</script>')]),
    ],
    [
      'SVG behind the signature of JPEG',
      () => Buffer.concat([Buffer.from('ffd8ff', 'hex'), Buffer.from(svg)]),
    ],
    ['HTML before a picture', async () => Buffer.concat([Buffer.from('<b>'), (await aScreenshot()).bytes])],
    [
      'a TIFF',
      () =>
        sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
          .tiff()
          .toBuffer(),
    ],
    ['a PNG cut off', () => half('png')],
    ['a JPEG cut off', () => half('jpeg')],
    ['a WebP cut off', () => half('webp')],
    [
      'a WebP that moves',
      async () => {
        const frames = Buffer.concat([Buffer.alloc(64 * 64 * 3, 1), Buffer.alloc(64 * 64 * 3, 200)])
        const raw = { width: 64, height: 128, channels: 3 as const, pageHeight: 64 }
        return sharp(frames, { raw })
          .webp({ loop: 0, delay: [100, 100] })
          .toBuffer()
      },
    ],
  ])('%s is refused, whatever it is called, and nothing is kept', async (_what, make) => {
    const purchaseId = await aPurchase(app, company)
    const before = kept()
    const file = { name: 'screenshot.png', bytes: await make(), contentType: 'image/png' }
    expect(await send(purchaseId, file)).toMatchObject(notAPicture)
    expect(kept()).toEqual(before)
  })

  test('a form without a file is asked for one', async () => {
    const params = { purchaseId: await aPurchase(app, company) }
    expect(
      await app.call(sendScreenshotEndpoint, { token: company.token, params, upload: {} }),
    ).toMatchObject({
      status: 400,
      error: { code: 'NO_FILE', message: 'Please choose a screenshot of your transfer.' },
    })
  })

  test('the parser itself takes nothing but the three formats', async () => {
    await expect(sharp(Buffer.from(svg)).metadata()).rejects.toThrow()
    await expect(sharp(gif).metadata()).rejects.toThrow()
  })
})

describe('the purchase of a screenshot', () => {
  test('a decided one takes none; one of others is not there; a RECRUITER sends none', async () => {
    const [ours, theirs] = [await aCompany(app), await aCompany(app)]
    const purchaseId = await aPurchase(app, ours)
    const file = await aScreenshot('x')
    const { token: recruiter } = await aColleague(app, ours, 'RECRUITER')
    expect((await send(purchaseId, file, theirs.token)).status).toBe(404)
    expect((await send(purchaseId, file, recruiter)).status).toBe(403)
    await confirmPurchase(app.platform, company.userId, purchaseId)
    const before = kept()
    expect(await send(purchaseId, file, ours.token)).toMatchObject({
      status: 409,
      error: { code: 'ALREADY_DECIDED' },
    })
    expect(kept()).toEqual(before)
    const { body } = await app.call(getPurchaseEndpoint, { token: ours.token, params: { purchaseId } })
    expect([body.state, body.submittedAt]).toEqual(['confirmed', null])
  })

  test('an operator opens it with a link that shows a picture and nothing else', async () => {
    const purchaseId = await aSubmittedPurchase(app, await aCompany(app))
    const { url } = await openScreenshot(app.platform, purchaseId)
    const { status, headers } = await app.inject({ method: 'GET', url })
    expect([status, headers['content-type']]).toEqual([200, 'image/jpeg'])
    expect(headers['content-security-policy']).toContain('sandbox')
  })
})
