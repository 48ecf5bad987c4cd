import { describe, expect, test } from 'vitest'
import { interfaceLanguages } from '#contract/languages.ts'
import { aContent, sender } from '#testing/platform/mail-samples.ts'
import { layoutTexts } from './layout-texts.ts'
import { renderMail } from './render-mail.ts'
import { sanitizeContent } from './sanitize-content.ts'

const render = (more: Parameters<typeof aContent>[0] = {}) =>
  renderMail(sanitizeContent(aContent(more)), sender)
const isolated = (text: string) => `\u2068${text}\u2069`

test.each(interfaceLanguages)('speaks %s', (language) => {
  const { html, text } = render({ language })
  expect(html).toContain(`<html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}">`)
  const t = layoutTexts(language)
  for (const words of [t('plainLink'), t('footer', { brand: 'Mindhire' })]) expect(html).toContain(words)
  expect(text).toContain(t('footer', { brand: 'Mindhire' }))
})

test('says the same in HTML and in text', () => {
  const { html, text } = render()
  for (const words of [
    'Hello Amel,',
    'Thank you for applying.',
    'Start the interview',
    'The link works for 14 days.',
  ]) {
    expect(html).toContain(words)
    expect(text).toContain(words)
  }
  expect(html.match(/href="https:\/\/jobs\.example\.org\/Interview\/abc"/g)).toHaveLength(2)
  expect(text).toContain('https://jobs.example.org/Interview/abc')
})

test('a list has its links under their heading, in HTML and in text', () => {
  const links = [
    { label: 'Amel <b>Trabelsi</b>', url: 'https://jobs.example.org/Dashboard/1/2' },
    { label: 'see evil.example', url: 'https://jobs.example.org/Dashboard/1/3' },
  ]
  const { html, text } = render({ lists: [{ title: 'Sales Manager: 2', links }] })
  expect(html).toMatch(/Sales Manager: 2<\/p><ul.*Amel &lt;b&gt;Trabelsi&lt;\/b&gt;<\/a>/)
  expect(html).toContain('href="https://jobs.example.org/Dashboard/1/2"')
  expect(html).not.toContain('evil.example')
  expect(text).toContain(
    'Sales Manager: 2\n- Amel <b>Trabelsi</b>\n  https://jobs.example.org/Dashboard/1/2\n- see evil',
  )
  expect(text).not.toContain('evil.example')
  const elsewhere = [{ label: 'x', url: 'javascript:alert(1)' }]
  expect(() => render({ lists: [{ title: 'x', links: elsewhere }] })).toThrow('bad-link')
})

test('asks for nothing from outside and runs nothing', () => {
  const { html } = render()
  expect(html).not.toMatch(/<script|<img|<link|<iframe|url\(|@import|src=/i)
})

test('shows markup as it was typed', () => {
  const { html } = render({
    greeting: 'Hello <script>alert(1)</script>,',
    paragraphs: ['<img src=x onerror=alert(1)> & "co"'],
  })
  expect(html).not.toMatch(/<script|<img/i)
  expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
})

test('keeps the lines of a message', () => {
  const { html, text } = render({ paragraphs: ['One\r\nTwo\nThree'] })
  expect(html).toMatch(/One<br\/?>Two<br\/?>Three/)
  expect(text).toContain('One\nTwo\nThree')
})

describe('right to left', () => {
  test('an Arabic name in a French sentence is isolated', () => {
    const { html, text } = render({
      language: 'fr',
      paragraphs: ['Bonjour محمد بن علي, (3 questions) vous attendent.'],
    })
    expect(html).toContain('Bonjour <bdi>محمد بن علي</bdi>, (3 questions)')
    expect(text).toContain(`Bonjour ${isolated('محمد بن علي')}, (3 questions)`)
  })

  test('a greeting shorter than the name keeps its order', () => {
    const { html, text } = render({ language: 'fr', greeting: 'Bonjour محمد بن علي,' })
    expect(html).toMatch(/<p[^>]* dir="ltr"[^>]*>Bonjour <bdi>محمد بن علي<\/bdi>,<\/p>/)
    expect(text).toContain(`Bonjour ${isolated('محمد بن علي')},`)
  })

  test('an Arabic paragraph runs from the right', () => {
    const paragraph = 'مرحبا، نود دعوتك إلى مقابلة في Tunis يوم الاثنين.'
    const { html, text } = render({ paragraphs: [paragraph] })
    expect(html).toMatch(new RegExp(`<p[^>]* dir="rtl"[^>]*>${paragraph}</p>`))
    expect(text).toContain(isolated(paragraph))
  })

  test('an Arabic mail stands on the right, and Latin words in it keep their order', () => {
    const paragraphs = ['شكرًا لاهتمامك بوظيفة Sales Manager (m/f) لدى Olive & Co.', 'Tunis']
    const { html } = render({ language: 'ar', paragraphs })
    expect(html).toContain('بوظيفة <bdi>Sales Manager (m/f)</bdi> لدى <bdi>Olive &amp; Co.</bdi>')
    expect(html).toMatch(/<p[^>]* dir="rtl"[^>]*><bdi>Tunis<\/bdi><\/p>/)
  })

  test('a name cannot turn the sentence around', () => {
    const { html, text } = render({ greeting: 'Hello \u202egnp.exe\u2066,', subject: 'a\u202eb' })
    expect(html + text).not.toMatch(/[\u202a-\u202e\u2066\u2067]/)
  })
})
