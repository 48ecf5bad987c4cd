import { Banknote, CalendarDays, MapPin, MessageCircle } from 'lucide-react'
import { salaryText } from '#features/jobs/web/salary-text.ts'
import { Badge } from '#ui/components/badge.tsx'
import { buttonStyle } from '#ui/components/button-style.ts'
import { Card } from '#ui/components/card.tsx'
import { useTexts } from '#ui/texts/language-provider.tsx'
import type { OpenJob } from '../contract.ts'
import { companyTexts } from './company-texts.ts'

// In UTC on both sides: server and browser must write the same day.
const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' })

/** One open job of a company, with its Apply link. */
export function OpenJobCard({ job }: { job: OpenJob }) {
  const t = useTexts(companyTexts)
  const { id, title, location, type, salary, createdAt, interviewLanguage, minutes } = job
  const facts = [
    { Icon: MapPin, name: t('location'), text: location },
    ...(salary === null ? [] : [{ Icon: Banknote, name: t('salary'), text: salaryText(salary) }]),
    {
      Icon: MessageCircle,
      name: t('interview'),
      text: t('interviewIn', { language: t(`language.${interviewLanguage}`), minutes }),
    },
  ]
  return (
    <Card as="li" lift className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
      <div className="min-w-0 flex-1 basis-64">
        <h3 dir="auto" className="text-start text-lg leading-6 font-semibold break-words text-ink">
          {title}
        </h3>
        <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1.5">
          <Badge>{type}</Badge>
          <span className="inline-flex items-center gap-1.5 text-sm text-ink-faint">
            <CalendarDays aria-hidden className="size-4" />
            <time dateTime={createdAt}>{t('posted', { day: day.format(new Date(createdAt)) })}</time>
          </span>
        </p>
        <dl className="mt-3 flex flex-wrap gap-x-5 gap-y-1.5 text-sm text-ink-soft">
          {facts.map(({ Icon, name, text }) => (
            <div key={name} className="flex min-w-0 items-start gap-1.5">
              <dt className="shrink-0 py-0.5">
                <Icon aria-hidden className="size-4 text-ink-faint" />
                <span className="sr-only">{name}</span>
              </dt>
              <dd dir="auto" className="min-w-0 break-words">
                {text}
              </dd>
            </div>
          ))}
        </dl>
      </div>
      <a href={`/Apply/${id}`} aria-label={t('applyTo', { title })} className={buttonStyle({})}>
        {t('apply')}
      </a>
    </Card>
  )
}
