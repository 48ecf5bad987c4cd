import { expect, test } from 'vitest'
import { escapeHtml, htmlDocument, scriptJson } from './html-document.ts'

const files = { script: '/assets/a.js', preloads: [], styles: ['/assets/a.css'], fonts: [], inlined: null }

test('data cannot end its script, and comes back as it was', () => {
  const data = { title: '</script><script>alert(1)</script><!--', odd: '\u2028\u2029 & é ع' }
  const text = scriptJson(data)
  expect(text).not.toMatch(/[<\u2028\u2029]/)
  expect(JSON.parse(text)).toEqual(data)
})

test('user content is escaped in the head', () => {
  const html = htmlDocument({
    head: {
      title: `</title><script>"'&`,
      description: '"><img src=x onerror=alert(1)>',
      lang: 'ar',
      dir: 'rtl',
    },
    brand: 'B"<',
    url: 'https://jobs.example/Apply/1',
    files,
    body: '<p>hi</p>',
    json: { page: { name: '</script>' } },
  })
  expect(html).toContain('<html lang="ar" dir="rtl">')
  expect(html).toContain(`<title>&lt;/title&gt;&lt;script&gt;&quot;&#39;&amp;</title>`)
  expect(html).toContain('<meta name="description" content="&quot;&gt;&lt;img src=x onerror=alert(1)&gt;">')
  expect(html).toContain('<meta property="og:site_name" content="B&quot;&lt;">')
  expect(html.match(/<script/g)).toHaveLength(2)
  expect(html).not.toMatch(/<style|style=|<script>/)
})

test('a secret address is not in the document', () => {
  const html = htmlDocument({
    head: { title: 'T', noindex: true },
    brand: 'B',
    url: null,
    files,
    body: '',
    json: {},
  })
  expect(html).not.toMatch(/canonical|og:/)
  expect(html).toContain('<meta name="robots" content="noindex">')
})

test('every special character of HTML is escaped', () => {
  expect(escapeHtml(`<a href='x' id="y">&</a>`)).toBe(
    '&lt;a href=&#39;x&#39; id=&quot;y&quot;&gt;&amp;&lt;/a&gt;',
  )
})

test('§jobs-19 structured data is in the page, and no title can end its script', () => {
  const html = htmlDocument({
    head: {
      title: 'T',
      structured: { '@type': 'JobPosting', title: '</script><img src=x onerror=alert(1)>' },
    },
    brand: 'B',
    url: 'https://jobs.example/Apply/1',
    files,
    body: '',
    json: {},
  })
  const [, json = ''] = /<script type="application\/ld\+json">(.*)<\/script>/.exec(html) ?? []
  expect(JSON.parse(json)).toEqual({ '@type': 'JobPosting', title: '</script><img src=x onerror=alert(1)>' })
  expect(html).not.toContain('<img')
})
