import { Disclosure } from '#ui/components/disclosure.tsx'
import { linkStyle } from '#ui/components/link-style.ts'
import { useTexts } from '#ui/texts/language-provider.tsx'
import { Section } from './page-parts.tsx'
import { whyTexts } from './why-texts.ts'

const ways = ['cv', 'form', 'own'] as const
const rows = ['learn', 'order', 'fair', 'defend', 'time'] as const
const questions = ['replace', 'trust', 'cheat', 'candidates', 'data'] as const

/** A CV screen, a form and an interview beside each other. */
export function Comparison() {
  const t = useTexts(whyTexts)
  return (
    <Section id="compare" title={t('compareTitle')} lead={t('compareLead')}>
      <table className="w-full border-collapse text-start text-sm max-md:block">
        <caption className="sr-only">{t('caption')}</caption>
        <thead className="max-md:sr-only">
          <tr>
            <th scope="col" className="w-1/5 pb-3 text-start">
              <span className="sr-only">{t('aspect')}</span>
            </th>
            {ways.map((way) => (
              <th
                key={way}
                scope="col"
                className={`px-4 py-3 text-start text-base font-semibold text-ink ${way === 'own' ? 'rounded-t-xl bg-accent-soft' : ''}`}
              >
                {t(way)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="max-md:grid max-md:gap-3">
          {rows.map((row) => (
            <tr key={row} className="grid-cols-2 gap-x-4 border-t border-line max-md:grid">
              <th
                scope="row"
                className="col-span-2 pt-3 pe-4 text-start align-top font-semibold text-ink md:py-4"
              >
                {t(`row.${row}`)}
              </th>
              {ways.map((way) => (
                <td
                  key={way}
                  className={`py-2 align-top md:p-4 ${way === 'own' ? 'col-span-2 bg-accent-soft px-4 font-medium text-ink max-md:rounded-lg' : 'text-ink-soft'}`}
                >
                  <span aria-hidden className="block text-xs font-normal text-ink-faint md:hidden">
                    {t(way)}
                  </span>
                  {t(`row.${row}.${way}`)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  )
}

/** What buyers ask, with short answers. */
export function Faq({ method }: { method: string }) {
  const t = useTexts(whyTexts)
  return (
    <Section id="questions" title={t('faqTitle')} band beside>
      <div className="grid gap-3">
        {questions.map((question) => (
          <Disclosure key={question} title={<h3 className="text-base">{t(`q.${question}`)}</h3>}>
            <p className="text-base">{t(`a.${question}`)}</p>
          </Disclosure>
        ))}
      </div>
      <p className="mt-6">
        <a href="/Method" className={linkStyle}>
          {method}
        </a>
      </p>
    </Section>
  )
}
