import type { PageHead } from '#contract/pages.ts'

/** Addresses of the built files a page needs. */
export interface PageFiles {
  script: string
  preloads: readonly string[]
  styles: readonly string[]
  fonts: readonly string[]
  /** The same styles, to stand in the page itself; null where they are fetched. */
  inlined: InlinedStyles | null
}

export interface InlinedStyles {
  css: string
  /** As the policy names it: `'sha256-…'`. */
  source: string
  /** The address of the sheet that names the fonts: from the page itself, they would be asked for with its address as referrer. */
  fonts: string
}

export interface Document {
  head: PageHead
  brand: string
  /** Its public address, for shared links; null where the address is a secret. */
  url: string | null
  /** The same page in each language: code and address. */
  alternates?: readonly (readonly [language: string, url: string])[]
  files: PageFiles
  body: string
  /** By the id of their script. */
  json: Readonly<Record<string, unknown>>
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign)

/** JSON that cannot end the script element it stands in. */
export const scriptJson = (value: unknown): string =>
  JSON.stringify(value).replace(
    /[<\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )

/** The whole HTML of a page: nothing inline but data, and the build's own styles where the policy names them. */
export function htmlDocument({ head, brand, url, alternates = [], files, body, json }: Document): string {
  const { title, description, lang = 'en', dir = 'ltr', noindex, structured, picture, feed } = head
  const lines = [
    '<!doctype html>',
    `<html lang="${escapeHtml(lang)}" dir="${dir}">`,
    '<head>',
    '<meta charset="utf-8">',
    `<title>${escapeHtml(title)}</title>`,
    '<meta name="viewport" content="width=device-width, initial-scale=1, interactive-widget=resizes-content">',
    '<meta name="color-scheme" content="light dark">',
    ...(files.inlined
      ? [`<style>${files.inlined.css}</style>`]
      : files.styles.map((href) => `<link rel="stylesheet" href="${escapeHtml(href)}">`)),
    ...files.fonts.map(
      (href) => `<link rel="preload" as="font" type="font/woff2" href="${escapeHtml(href)}" crossorigin>`,
    ),
    `<script type="module" src="${escapeHtml(files.script)}"></script>`,
    ...files.preloads.map((href) => `<link rel="modulepreload" href="${escapeHtml(href)}">`),
    '<link rel="icon" type="image/svg+xml" href="/favicon.svg">',
    noindex ? '<meta name="robots" content="noindex">' : '',
    description ? `<meta name="description" content="${escapeHtml(description)}">` : '',
    ...(url === null ? [] : shared({ title, description, brand, url, picture })),
    ...alternates.map(
      ([language, address]) => `<link rel="alternate" hreflang="${language}" href="${escapeHtml(address)}">`,
    ),
    feed ? `<link rel="alternate" type="application/rss+xml" href="${escapeHtml(feed)}">` : '',
    structured ? `<script type="application/ld+json">${scriptJson(structured)}</script>` : '',
    '</head>',
    '<body>',
    `<div id="root">${body}</div>`,
    files.inlined ? `<link rel="stylesheet" href="${escapeHtml(files.inlined.fonts)}">` : '',
    ...Object.entries(json).map(
      ([id, value]) => `<script type="application/json" id="${id}">${scriptJson(value)}</script>`,
    ),
    '</body>',
    '</html>',
  ]
  return `${lines.filter(Boolean).join('\n')}\n`
}

type Shared = Pick<PageHead, 'title'> &
  Record<'description' | 'picture', string | undefined> & { brand: string; url: string }

function shared({ title, description, brand, url, picture }: Shared): string[] {
  const properties = {
    'og:type': 'website',
    'og:site_name': brand,
    'og:title': title,
    'og:description': description,
    'og:url': url,
    'og:image': picture && new URL(picture, url).href,
  }
  const metas = Object.entries(properties).flatMap(([property, content]) =>
    content ? [`<meta property="${property}" content="${escapeHtml(content)}">`] : [],
  )
  return [
    `<link rel="canonical" href="${escapeHtml(url)}">`,
    ...metas,
    `<meta name="twitter:card" content="${picture ? 'summary_large_image' : 'summary'}">`,
  ]
}
