import { type EmployerLanguage, languageOfName } from '#contract/languages.ts'
import { formatAmount } from '#contract/money.ts'
import { sayTo } from '#contract/texts/translator.ts'
import type { OpenJob } from '#features/jobs/contract/public-job.ts'
import type { CompanyPageData, CompanyWithTexts } from '../contract.ts'
import { embedTexts } from './embed-texts.ts'
import { translations as arabic } from './embed-texts-ar.ts'
import { translations as french } from './embed-texts-fr.ts'

const sayOf = sayTo({ fr: french, ar: arabic })

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
export function companyFeed({ slug, name, description, jobs }: CompanyWithTexts, publicUrl: string): string {
  const items = jobs.map(({ id, title, location, createdAt, description: text }) => {
    const link = escapeMarkup(`${publicUrl}/Apply/${id}`)
    return `<item><title>${escapeMarkup(title)}</title><link>${link}</link><guid>${link}</guid><pubDate>${new Date(createdAt).toUTCString()}</pubDate><description>${escapeMarkup(`${location}\n\n${text}`)}</description></item>`
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
export function jobsToEmbed(company: CompanyPageData, publicUrl: string, asked: EmployerLanguage): string {
  const { name, jobs } = company
  const language = jobs[0] ? languageOfName(jobs[0].interviewLanguage) : asked
  return [
    '<!doctype html>',
    `<html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}"><head><meta charset="utf-8"><title>${escapeMarkup(name)}</title>`,
    '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark">',
    '<link rel="stylesheet" href="/embed/style.css"></head><body>',
    ...(jobs.length > 0 ? embeddedList(jobs, publicUrl) : nothingToEmbed(company, publicUrl, asked)),
    '</body></html>',
    '',
  ].join('\n')
}

const embeddedList = (jobs: readonly OpenJob[], publicUrl: string): string[] => [
  '<ul>',
  ...jobs.map(({ id, title, location, salary, interviewLanguage }) => {
    const language = languageOfName(interviewLanguage)
    const amount = salary === null ? '' : ` · ${formatAmount(salary, language)} DT`
    return `<li lang="${language}"><a href="${escapeMarkup(`${publicUrl}/Apply/${id}`)}" target="_blank" rel="noopener" dir="auto">${escapeMarkup(title)}</a> <span dir="auto">${escapeMarkup(location + amount)}</span></li>`
  }),
  '</ul>',
]

function nothingToEmbed(
  { slug, name }: CompanyPageData,
  publicUrl: string,
  language: EmployerLanguage,
): string[] {
  const t = sayOf(language)(embedTexts)
  const link = escapeMarkup(`${publicUrl}/${slug}`)
  return [
    `<p>${escapeMarkup(t('noJobs'))} <a href="${link}" target="_blank" rel="noopener">${escapeMarkup(t('company', { company: name }))}</a></p>`,
  ]
}

export const embedStyle = `body { margin: 0; font: 1rem/1.5 system-ui, sans-serif; }
ul { list-style: none; margin: 0; padding: 0; }
li { padding: 0.75rem 0; border-bottom: 1px solid light-dark(#e5dfd5, #38332d); overflow-wrap: anywhere; }
a { display: block; font-weight: 600; color: light-dark(#0b5d57, #74d0c5); }
span { color: light-dark(#675f53, #aaa295); font-size: 0.875rem; }
`
