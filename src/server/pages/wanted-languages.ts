import type { FastifyRequest } from 'fastify'
import { type InterfaceLanguage, interfaceLanguages, type WantedLanguages } from '#contract/languages.ts'
import type { ServedPage } from '#contract/pages.ts'

/** The languages that a request asks for: by `?lang=`, and by its browser. */
export function wantedLanguages(
  { speaks = false }: Pick<ServedPage, 'speaks'>,
  { query, headers }: Pick<FastifyRequest, 'query' | 'headers'>,
): WantedLanguages {
  if (!speaks) return { chosen: null, browser: null }
  const { lang } = query as { lang?: unknown }
  return {
    chosen: interfaceLanguages.find((code) => code === lang) ?? null,
    browser: preferred(headers['accept-language']),
  }
}

/** The first language of the browser's list that we speak; browsers send theirs in order. */
function preferred(header = ''): InterfaceLanguage | null {
  const tags = header.split(',').map((tag) => tag.trim().slice(0, 2).toLowerCase())
  return tags.flatMap((tag) => interfaceLanguages.filter((code) => code === tag))[0] ?? null
}
