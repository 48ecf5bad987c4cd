import { ChevronDown, Globe } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { type InterfaceLanguage, interfaceLanguageNames, interfaceLanguages } from '#contract/languages.ts'
import { keepFields, restoreFields } from '../texts/kept-fields.ts'
import { useLanguage } from '../texts/language-provider.tsx'
import { useShellTexts } from '../texts/shell-texts.ts'
import { useDismiss } from './use-dismiss.ts'

/** Links to the same page in each language, which work without JavaScript; what was typed comes along. */
export function LanguageSwitch({
  languages = interfaceLanguages,
}: {
  languages?: readonly InterfaceLanguage[]
}) {
  const t = useShellTexts()
  const language = useLanguage()
  const root = useRef<HTMLDetailsElement>(null)
  const [open, setOpen] = useState(false)
  useEffect(restoreFields, [])
  useDismiss(root, open, (reason) => {
    if (root.current) root.current.open = false
    if (reason === 'escape') root.current?.querySelector('summary')?.focus()
  })
  return (
    <details
      ref={root}
      className="group relative"
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary className="-me-2 flex min-h-11 cursor-pointer list-none items-center gap-2 rounded-md px-2 text-sm font-medium text-ink-soft transition-colors hover:bg-sunken hover:text-ink [&::-webkit-details-marker]:hidden">
        <Globe aria-hidden className="size-4 shrink-0" />
        <span className="sr-only">{t('language')}</span>
        {interfaceLanguageNames[language]}
        <ChevronDown aria-hidden className="size-4 shrink-0 transition-transform group-open:rotate-180" />
      </summary>
      <ul className="absolute end-0 top-full z-50 mt-1 max-w-[90vw] min-w-[min(10rem,60vw)] rounded-lg border border-line bg-raised p-1 shadow-md">
        {languages.map((code) => (
          <li key={code}>
            <a
              href={`?lang=${code}`}
              onClick={keepFields}
              lang={code}
              hrefLang={code}
              aria-current={code === language || undefined}
              className="flex min-h-11 items-center rounded-md px-3 text-sm text-ink no-underline hover:bg-sunken aria-current:bg-sunken aria-current:font-semibold"
            >
              <bdi>{interfaceLanguageNames[code]}</bdi>
            </a>
          </li>
        ))}
      </ul>
    </details>
  )
}
