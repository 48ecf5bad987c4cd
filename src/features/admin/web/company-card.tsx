import { Ban, Clock, LockOpen } from 'lucide-react'
import type { AnswerOf } from '#contract/endpoint.ts'
import { Badge } from '#ui/components/badge.tsx'
import { Button } from '#ui/components/button.tsx'
import { Card } from '#ui/components/card.tsx'
import { Notice } from '#ui/components/notice.tsx'
import { useTexts } from '#ui/texts/language-provider.tsx'
import type { listCompaniesWithUsageEndpoint } from '../contract/console.ts'
import { companyTexts } from './texts.ts'

export type AdminCompany = AnswerOf<typeof listCompaniesWithUsageEndpoint>['content'][number]

/** One company: who runs it, what it has bought and how much it uses. */
export function CompanyCard({ company, onChange }: { company: AdminCompany; onChange: () => void }) {
  const t = useTexts(companyTexts)
  const { name, slug, city, admins, createdAt, onboarded, banned, deleteAt } = company
  return (
    <Card as="article" aria-label={name}>
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-3">
        <div className="min-w-0 flex-1 basis-64">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
            <h2 className="min-w-0 text-base font-semibold break-words text-ink">
              <bdi>{name}</bdi>
            </h2>
            {banned && (
              <Badge tone="danger" icon={<Ban aria-hidden />}>
                {t('banned')}
              </Badge>
            )}
            {!onboarded && <Badge>{t('pendingProfile')}</Badge>}
          </div>
          <p className="mt-0.5 text-sm break-words text-ink-faint">
            <bdi dir="ltr">
              /<bdi>{slug}</bdi>
            </bdi>
            {' · '}
            <bdi>{city}</bdi>
            {' · '}
            <time dateTime={createdAt}>{t('since', { at: createdAt })}</time>
          </p>
          <p className="mt-1 text-sm break-words text-ink-soft">
            <span className="text-ink-faint">{t('admins')}: </span>
            {admins.length === 0 ? t('noAdmins') : <bdi>{admins.join(', ')}</bdi>}
          </p>
        </div>
        <Button
          variant="secondary"
          size="sm"
          icon={banned ? <LockOpen aria-hidden /> : <Ban aria-hidden />}
          aria-label={t(banned ? 'unbanOf' : 'banOf', { name })}
          onClick={onChange}
        >
          {t(banned ? 'unban' : 'ban')}
        </Button>
      </div>
      {banned && (
        <Notice tone="danger" title={t('bannedSince', { at: banned.at })} className="mt-4">
          <span dir="auto" className="block text-start break-words">
            {banned.reason}
          </span>
        </Notice>
      )}
      {deleteAt !== null && (
        <p className="mt-4 flex items-center gap-2 text-sm text-notice-ink">
          <Clock aria-hidden className="size-4 shrink-0" />
          <time dateTime={deleteAt}>{t('deletes', { at: deleteAt })}</time>
        </p>
      )}
      <Usage company={company} />
    </Card>
  )
}

function Usage({ company }: { company: AdminCompany }) {
  const t = useTexts(companyTexts)
  const { planName, postingsLeft, users, jobs, candidates } = company
  const counts = [
    { term: t('users'), count: users },
    { term: t('jobs'), count: jobs },
    { term: t('candidates'), count: candidates },
  ]
  return (
    <dl className="mt-4 grid grid-cols-3 gap-x-6 gap-y-3 border-t border-line pt-4 text-sm sm:grid-cols-[2fr_1fr_1fr_1fr]">
      <div className="min-w-0 max-sm:col-span-3">
        <dt className="text-ink-faint">{t('plan')}</dt>
        <dd className="break-words text-ink">
          {planName ?? t('noPlan')}
          {postingsLeft !== null && (
            <span className="text-ink-faint">
              {' '}
              · {postingsLeft > 100 ? t('unlimitedPostings') : t('postingsLeft', { count: postingsLeft })}
            </span>
          )}
        </dd>
      </div>
      {counts.map(({ term, count }) => (
        <div key={term} className="min-w-0">
          <dt className="truncate text-ink-faint">{term}</dt>
          <dd className="text-ink tabular-nums">{t('count', { count })}</dd>
        </div>
      ))}
    </dl>
  )
}
