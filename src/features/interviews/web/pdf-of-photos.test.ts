import sharp from 'sharp'
import { expect, it } from 'vitest'
import { checkDocument } from '#platform/documents/read-document.ts'
import { pdfOfPhotos } from './pdf-of-photos.ts'

it('makes a PDF that the server takes, a page a photo', async () => {
  const jpeg = await sharp({ create: { width: 60, height: 90, channels: 3, background: 'white' } })
    .jpeg()
    .toBuffer()
  const page = { jpeg, width: 60, height: 90 }
  const pdf = Buffer.from(pdfOfPhotos([page, page, page]))
  expect(await checkDocument(pdf, { maxPages: 5 })).toEqual({ kind: 'pdf', pages: 3 })
  expect(pdf.toString('latin1')).toContain('/MediaBox [0 0 595 893]')
  expect(pdf.includes(jpeg)).toBe(true)
  const [, table = ''] = /startxref\n(\d+)/.exec(pdf.toString('latin1')) ?? []
  expect(pdf.toString('latin1', Number(table), Number(table) + 4)).toBe('xref')
})
