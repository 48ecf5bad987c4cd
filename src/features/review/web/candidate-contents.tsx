import { useTexts } from '#ui/texts/language-provider.tsx'
import { candidateTexts } from './candidate-texts.ts'
import { openAround } from './page-section.tsx'

const sections = ['summary', 'interview', 'evidence', 'requirements', 'notes', 'timeline'] as const
type Section = (typeof sections)[number]

/** Links to the sections of a candidate's page; `without` are not on it. */
export function CandidateContents({ without }: { without: readonly Section[] }) {
  const t = useTexts(candidateTexts)
  return (
    <nav aria-label={t('contents')} className="min-w-0 basis-full">
      <ul className="fades-while-more flex gap-x-2 overflow-x-auto border-b border-line">
        {sections
          .filter((one) => !without.includes(one))
          .map((one) => (
            <li key={one} className="shrink-0">
              <a
                href={`#candidate-${one}`}
                onClick={() => openAround(document.getElementById(`candidate-${one}`))}
                className="inline-flex min-h-9 items-center rounded-md px-2 text-sm font-medium text-ink-soft no-underline hover:bg-sunken hover:text-ink pointer-coarse:min-h-11"
              >
                {t(one)}
              </a>
            </li>
          ))}
      </ul>
    </nav>
  )
}
