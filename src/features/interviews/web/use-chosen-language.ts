import { useEffect } from 'react'
import { linkHolder } from '#contract/endpoint.ts'
import { languageOfName } from '#contract/languages.ts'
import { call } from '#ui/api/call.ts'
import { routeOf } from '#ui/api/route.ts'
import { useWantedLanguages } from '#ui/texts/language-provider.tsx'
import type { chooseLanguageEndpoint } from '../contract/language.ts'
import type { InterviewPageData } from './interview-page.tsx'

const route = routeOf<typeof chooseLanguageEndpoint>({
  method: 'PUT',
  path: '/api/interviews/:token/language',
  access: linkHolder,
})

/** Keeps a language chosen with the switch for the candidate’s mails and other devices. */
export function useChosenLanguage(token: string, data: InterviewPageData): void {
  const { chosen } = useWantedLanguages()
  const known = 'refusal' in data ? null : (data.interfaceLanguage ?? languageOfName(data.interviewLanguage))
  useEffect(() => {
    if (chosen === null || known === null || chosen === known) return
    // The page speaks it anyway; the next visit tries again.
    call(route, { params: { token }, body: { language: chosen } }).catch(() => undefined)
  }, [chosen, known, token])
}
