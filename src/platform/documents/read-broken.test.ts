import { describe, expect, it } from 'vitest'
import { aDocx } from '#testing/documents/a-docx.ts'
import { aPdf } from '#testing/documents/a-pdf.ts'
import { aZip } from '#testing/documents/a-zip.ts'
import { checkDocument, extractDocument } from './read-document.ts'
import { openZipArchive } from './zip-archive.ts'

const LIMITS = { maxPages: 5 }
const mainPart = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml'

function unzipped(bytes: Buffer): Record<string, string> {
  const archive = openZipArchive(bytes)
  return Object.fromEntries(archive.names.map((name) => [name, String(archive.read(name))]))
}

describe('a CV that another program would open', () => {
  it.each([
    ['leads to no catalog', '/Root 3 0 R'],
    ['leads nowhere', '/Root 99 0 R'],
  ])('is read from a PDF whose trailer %s', async (_, root) => {
    const bytes = Buffer.from(aPdf().toString('latin1').replace('/Root 1 0 R', root), 'latin1')
    expect(await checkDocument(bytes, LIMITS)).toEqual({ kind: 'pdf', pages: 1 })
    expect((await extractDocument(bytes)).text).toBe('Salma Ferchichi\nIngénieure logiciel')
  })

  it('is read from a DOCX whose main part has another name', async () => {
    const usual = 'word/document.xml'
    const renamed = (text: string) => text.replaceAll(usual, 'word/document2.xml')
    const { [usual]: body = '', ...others } = unzipped(aDocx())
    const bytes = aZip({
      ...Object.fromEntries(Object.entries(others).map(([name, text]) => [name, renamed(text)])),
      'word/document2.xml': body,
    })
    expect(others['[Content_Types].xml']).toContain(mainPart)
    expect(await checkDocument(bytes, LIMITS)).toEqual({ kind: 'docx', pages: null })
    expect((await extractDocument(bytes)).text).toBe('Salma Ferchichi\nIngénieure logiciel')
  })

  it('counts the pages of a PDF that states more than it has', async () => {
    expect(await checkDocument(aPdf({ statedPages: 60 }), LIMITS)).toEqual({ kind: 'pdf', pages: 1 })
  })
})
