import { type EmployerLanguage, employerLanguages, interfaceLanguageNames } from '#contract/languages.ts'
import type { chooseLanguageEndpoint } from '#features/accounts/contract/account.ts'
import { chooseLanguageAddress } from '#features/accounts/contract/addresses.ts'
import { currentSession } from '#features/accounts/web/use-session.ts'
import { ApiError } from '#ui/api/api-error.ts'
import { call } from '#ui/api/call.ts'
import { routeOf } from '#ui/api/route.ts'
import { toast } from '#ui/components/toast.ts'
import { useLanguage, useTexts } from '#ui/texts/language-provider.tsx'
import { keepLanguage } from '#ui/texts/spoken-language.ts'
import { appShellTexts } from './shell-texts.ts'

const route = routeOf<typeof chooseLanguageEndpoint>(chooseLanguageAddress)

/** Chooses what the application and its mails speak to the user; the page comes again in it. */
export function LanguageChoice() {
  const t = useTexts(appShellTexts)
  const language = useLanguage()
  const choose = async (next: EmployerLanguage) => {
    try {
      // Visitors of a demo share its user.
      if (!currentSession().demo) await call(route, { body: { language: next } })
      keepLanguage(next)
      window.location.reload()
    } catch (error) {
      if (error instanceof ApiError) toast.error(error.message)
      else throw error
    }
  }
  return (
    <fieldset className="flex flex-wrap items-center gap-x-1 px-2.5">
      <legend className="sr-only">{t('language')}</legend>
      {employerLanguages.map((code) => (
        <button
          key={code}
          type="button"
          lang={code}
          aria-pressed={code === language}
          onClick={() => void choose(code)}
          className="min-h-8 rounded-sm pe-2 text-xs text-ink-faint hover:text-ink aria-pressed:font-semibold aria-pressed:text-ink pointer-coarse:min-h-11"
        >
          {interfaceLanguageNames[code]}
        </button>
      ))}
    </fieldset>
  )
}
