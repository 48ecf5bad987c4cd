import type { CompanyPageData } from '../contract.ts'

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** For text and attributes of XML and HTML; XML has no control characters. */
export const escapeMarkup = (text: string): string =>
  text.replace(/[^\P{Cc}\n\t]/gu, '').replace(/[&<>"']/g, (sign) => entities[sign] ?? sign)

/** A company's open jobs as RSS 2.0, newest first. */
export function companyFeed({ slug, name, description, jobs }: CompanyPageData, publicUrl: string): string {
  const items = jobs.map(({ id, title, location, createdAt }) => {
    const link = escapeMarkup(`${publicUrl}/Apply/${id}`)
    return `<item><title>${escapeMarkup(title)}</title><link>${link}</link><guid>${link}</guid><pubDate>${new Date(createdAt).toUTCString()}</pubDate><description>${escapeMarkup(location)}</description></item>`
  })
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0"><channel>',
    `<title>${escapeMarkup(name)}</title><link>${escapeMarkup(`${publicUrl}/${slug}`)}</link><description>${escapeMarkup(description)}</description>`,
    ...items,
    '</channel></rss>',
    '',
  ].join('\n')
}

/** A company's open jobs as a page without script, to stand in a frame of the company's own site. */
export const jobsToEmbed = ({ name, jobs }: CompanyPageData, publicUrl: string): string =>
  [
    '<!doctype html>',
    `<html><head><meta charset="utf-8"><title>${escapeMarkup(name)}</title>`,
    '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark">',
    '<link rel="stylesheet" href="/embed/style.css"></head><body><ul>',
    ...jobs.map(
      ({ id, title, location }) =>
        `<li><a href="${escapeMarkup(`${publicUrl}/Apply/${id}`)}" target="_blank" rel="noopener" dir="auto">${escapeMarkup(title)}</a> <span dir="auto">${escapeMarkup(location)}</span></li>`,
    ),
    '</ul></body></html>',
    '',
  ].join('\n')

export const embedStyle = `body { margin: 0; font: 1rem/1.5 system-ui, sans-serif; }
ul { list-style: none; margin: 0; padding: 0; }
li { padding: 0.75rem 0; border-bottom: 1px solid light-dark(#e5dfd5, #38332d); overflow-wrap: anywhere; }
a { display: block; font-weight: 600; color: light-dark(#0b5d57, #74d0c5); }
span { color: light-dark(#675f53, #aaa295); font-size: 0.875rem; }
`
