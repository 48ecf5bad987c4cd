import { linkHolder } from '#contract/endpoint.ts'
import { languageOfName } from '#contract/languages.ts'
import { call } from '#ui/api/call.ts'
import { routeOf } from '#ui/api/route.ts'
import { useKeptLanguage } from '#ui/texts/use-kept-language.ts'
import type { chooseLanguageEndpoint } from '../contract/language.ts'
import type { InterviewPageData } from './interview-page.tsx'

const route = routeOf<typeof chooseLanguageEndpoint>({
  method: 'PUT',
  path: '/api/interviews/:token/language',
  access: linkHolder,
})

/** Keeps a language chosen with the switch for the candidate’s mails and other devices. */
export function useChosenLanguage(token: string, data: InterviewPageData): void {
  const known = 'refusal' in data ? null : (data.interfaceLanguage ?? languageOfName(data.interviewLanguage))
  useKeptLanguage(known, (language) => call(route, { params: { token }, body: { language } }))
}
