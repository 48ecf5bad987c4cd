import { buttonStyle } from '#ui/components/button-style.ts'
import { useTexts } from '#ui/texts/language-provider.tsx'
import { accessibilityTexts } from './accessibility-texts.ts'
import { TextPage } from './text-page.tsx'

const parts = ['aim', 'works', 'tested', 'limits', 'help'] as const

/** `/Accessibility`: what works for whom, how it is tested, and what does not work. */
export function AccessibilityPage() {
  const t = useTexts(accessibilityTexts)
  return (
    <TextPage
      title={t('title')}
      lead={t('lead')}
      parts={parts.map((part) => ({ id: part, title: t(`${part}.title`) }))}
    >
      <div className="grid grid-cols-1 gap-12">
        {parts.map((part) => (
          <section
            key={part}
            id={part}
            className="max-w-prose scroll-mt-24"
            aria-labelledby={`${part}-title`}
          >
            <h2 id={`${part}-title`} className="text-2xl font-semibold text-ink">
              {t(`${part}.title`)}
            </h2>
            <ul className="mt-4 grid gap-3 text-ink-soft">
              {t(`${part}.text`)
                .split('\n')
                .map((sentence) => (
                  <li key={sentence}>{sentence}</li>
                ))}
            </ul>
          </section>
        ))}
        <a href="/Contact" className={`${buttonStyle({ variant: 'secondary' })} justify-self-start`}>
          {t('contact')}
        </a>
      </div>
    </TextPage>
  )
}
