import { extractText, getDocumentProxy } from 'unpdf'
import { afterAll, describe, expect, test } from 'vitest'
import { extractDocument } from '#platform/documents/read-document.ts'
import { WorkTimedOut } from '#platform/worker-pool/worker-pool.ts'
import type { PdfDocument } from './document.ts'
import { printableText } from './printable-text.ts'
import { openPdfRenderer } from './render-pdf.ts'

const renderer = openPdfRenderer()
afterAll(() => renderer.close())

const page = (...texts: string[]): PdfDocument => ({
  title: 'A page',
  author: 'Somebody',
  createdAt: new Date('2026-11-21T09:00:00Z'),
  body: texts.map((text) => ({ text })),
})
const read = async (document: PdfDocument) => extractDocument(await renderer.render(document))
const lines = async (document: PdfDocument) => (await read(document)).text.split('\n')

describe('a page', () => {
  test('is the same bytes for the same content, in another thread too', async () => {
    const bytes = await renderer.render(page('Zürich', 'شركة النسيج'))
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-')
    expect((await renderer.render(page('Zürich', 'شركة النسيج'))).equals(bytes)).toBe(true)
    const other = openPdfRenderer()
    expect((await other.render(page('Zürich', 'شركة النسيج'))).equals(bytes)).toBe(true)
    await other.close()
    expect((await renderer.render(page('Zurich'))).equals(bytes)).toBe(false)
  })

  test('prints any European script in full', async () => {
    const said = [
      'Société à responsabilité limitée – “L’Œuvre”',
      'Größe, žluťoučký kůň, İstanbul, Ελλάδα, Київ',
    ]
    const { text, hidden, pages } = await read(page(...said))
    expect([text.split('\n'), hidden, pages]).toEqual([said, [], 1])
  })

  // The reader turns what stands from right to left into the order of reading; anything else comes out reversed.
  // Spaces where the script changes are lost on it.
  test('sets Arabic from the right, in lines of both scripts too', async () => {
    const said = [
      'النسيج المتوسطة تونس',
      'شركة الطرابلسي لأنني في فنادق',
      'النسيج المتوسطة Atlas 2026',
      'The plan of النسيج, Tunis 1001',
    ]
    const read = await lines(page(...said))
    expect(read.map((line) => line.replaceAll(' ', ''))).toEqual(said.map((line) => line.replaceAll(' ', '')))
  })

  test('knows each letter after others were made of it in an earlier document', async () => {
    await renderer.render(page('ýñé'))
    expect(await lines(page('Many, yes'))).toEqual(['Many, yes'])
  })

  test('breaks words that are longer than a line, without adding a hyphen', async () => {
    const address = `${'recrutement.international.'.repeat(6)}@company.example`
    const found = await lines(page(address))
    expect(found.length).toBeGreaterThan(1)
    expect(found.join('')).toBe(address)
  })

  test('continues on a second page when the first is full', async () => {
    const many = Array.from({ length: 60 }, (_, at) => `Line ${at + 1} of many`)
    const bytes = await renderer.render({ ...page(...many), foot: [{ text: 'The foot' }] })
    const { totalPages, text } = await extractText(new Uint8Array(bytes))
    expect(totalPages).toBe(2)
    for (const one of text) expect(one).toContain('The foot')
    for (const line of many) expect(text.join('\n')).toContain(line)
  })
})

test('a document that cannot be rendered, or takes too long, fails alone', async () => {
  const broken = { ...page('x'), body: [{ parts: [{ text: 7 as unknown as string }] }] }
  await expect(renderer.render(broken)).rejects.toThrow('TypeError')
  expect((await renderer.render(page('The next one'))).length).toBeGreaterThan(1000)
  const hasty = openPdfRenderer({ maxMs: 1 })
  await expect(hasty.render(page('x'))).rejects.toThrow(WorkTimedOut)
  await hasty.close()
})

test('an idle thread ends, and the next document starts another', async () => {
  const short = openPdfRenderer({ idleMs: 1 })
  const first = await short.render(page('One'))
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect((await short.render(page('One'))).equals(first)).toBe(true)
  await short.close()
})

test('missing glyphs and invisible characters are not printed as something else', () => {
  const latin = (letter: string) => letter < '\u2000' || letter === '�'
  expect(printableText(' A\u202eb\u200bc\n日本 d\u0000e  f ', latin)).toBe('Abc �� d e f')
  expect(printableText('e\u0301', latin)).toBe('é')
})

describe('a tagged page', () => {
  const arabic = 'وافقت على العقود السنوية مع تسعة فنادق'
  const tagged: PdfDocument = {
    ...page(),
    body: [
      { text: 'The title', role: 'title' },
      { text: 'A heading', role: 'heading' },
      { text: arabic, role: 'quote', language: 'ar' },
      { text: 'One', role: 'item' },
      { text: 'Two', role: 'item' },
      { width: 9, height: 9, alt: 'A bar', shapes: [{ rectangle: [0, 0, 9, 9], fill: '#000000' }] },
      { parts: [{ text: 'word '.repeat(1500) }], look: { splits: true } },
    ],
    foot: [{ text: 'The foot' }],
    pageNumber: 'Page # of ##',
  }
  interface Node {
    role?: string
    alt?: string
    lang?: string
    children?: Node[]
  }
  const rolesOf = ({ role, children = [] }: Node): unknown =>
    children.some((child) => child.role)
      ? [role, ...children.filter((child) => child.role).map(rolesOf)]
      : role

  test('says what each text is, and leaves the footer out', async () => {
    const document = await getDocumentProxy(new Uint8Array(await renderer.render(tagged)))
    const tree = (await (await document.getPage(1)).getStructTree()) as unknown as Node
    const list = ['L', ['LI', 'LBody'], ['LI', 'LBody']]
    expect(rolesOf(tree)).toEqual(['Root', ['Document', 'H1', 'H2', 'BlockQuote', list, 'Figure', 'P']])
    expect(JSON.stringify(tree)).toContain('"alt":"A bar"')
    const second = (await (await document.getPage(2)).getStructTree()) as unknown as Node
    expect(rolesOf(second)).toEqual(['Root', ['Document', 'P']])
    const outline = await document.getOutline()
    expect(outline.map(({ title }) => title)).toEqual(['The title', 'A heading'])
    expect(await document.getMarkInfo()).toMatchObject({ Marked: true })
  })

  test('numbers its pages', async () => {
    const { text } = await extractText(new Uint8Array(await renderer.render(tagged)))
    expect(text.map((one) => /Page \d of \d/.exec(one)?.[0])).toEqual(['Page 1 of 2', 'Page 2 of 2'])
  })
})
