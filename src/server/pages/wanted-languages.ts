import type { FastifyRequest } from 'fastify'
import type { InterfaceLanguage, WantedLanguages } from '#contract/languages.ts'
import type { ServedPage } from '#contract/pages.ts'

/** The languages that a request asks for: by `?lang=`, and by its browser. */
export function wantedLanguages(
  { speaks = [] }: Pick<ServedPage, 'speaks'>,
  { query, headers }: Pick<FastifyRequest, 'query' | 'headers'>,
): WantedLanguages {
  const { lang } = query as { lang?: unknown }
  return {
    chosen: speaks.find((code) => code === lang) ?? null,
    browser: preferred(headers['accept-language'], speaks),
  }
}

/** The first language of the browser's list that the page speaks; browsers send theirs in order. */
function preferred(header = '', speaks: readonly InterfaceLanguage[]): InterfaceLanguage | null {
  const tags = header.split(',').map((tag) => tag.trim().slice(0, 2).toLowerCase())
  return tags.flatMap((tag) => speaks.filter((code) => code === tag))[0] ?? null
}
