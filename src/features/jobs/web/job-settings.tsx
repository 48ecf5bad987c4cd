import { LockKeyhole, LockKeyholeOpen, Pencil } from 'lucide-react'
import { useState } from 'react'
import { useCanEdit } from '#features/accounts/web/use-session.ts'
import { Button } from '#ui/components/button.tsx'
import { DefinitionList } from '#ui/components/definition-list.tsx'
import { LinkButton } from '#ui/components/link-button.tsx'
import { Loaded } from '#ui/components/loaded.tsx'
import { SectionCard } from '#ui/components/section-card.tsx'
import { Skeleton } from '#ui/components/skeleton.tsx'
import { useTexts } from '#ui/texts/language-provider.tsx'
import type { Job } from '../contract/jobs.ts'
import { CloseJobDialog, useStatusChange } from './job-menu.tsx'
import { settingsTabTexts } from './job-page-texts.ts'
import { ReviewSettingsForm } from './review-settings-form.tsx'
import { salaryText } from './salary-text.ts'
import { useOptionName } from './use-option-name.ts'
import { useReviewSettings } from './use-review-settings.ts'

/** What can be changed of a job: the offer, how it is reviewed, and whether it takes candidates. */
export function JobSettings({ job }: { job: Job }) {
  const t = useTexts(settingsTabTexts)
  const nameOf = useOptionName()
  const canEdit = useCanEdit() === true
  const settings = useReviewSettings(job.id)
  return (
    <div className="flex max-w-3xl flex-col gap-6">
      <SectionCard
        id="offer"
        title={t('offer')}
        description={t('offerText')}
        actions={
          canEdit && (
            <LinkButton to={`/EditJob/${job.id}`} variant="secondary" size="sm" icon={<Pencil aria-hidden />}>
              {t('edit')}
            </LinkButton>
          )
        }
      >
        <DefinitionList
          items={[
            { term: t('offer.title'), description: job.title },
            { term: t('offer.location'), description: job.location },
            { term: t('offer.type'), description: nameOf(job.type) },
            { term: t('offer.salary'), description: salaryText(job.salary) },
            { term: t('offer.language'), description: nameOf(job.interviewLanguage) },
            { term: t('offer.created'), description: t('offer.createdAt', { at: job.createdAt }) },
          ]}
        />
      </SectionCard>
      <SectionCard id="review" title={t('review')} description={t('reviewText')}>
        <Loaded
          query={settings}
          loading={t('loading')}
          skeleton={<Skeleton className="h-72 rounded-lg" />}
          failed={t('loadFailed')}
        >
          {(data) => <ReviewSettingsForm job={job} settings={data} canEdit={canEdit} />}
        </Loaded>
      </SectionCard>
      {canEdit && <JobStatus job={job} />}
    </div>
  )
}

function JobStatus({ job }: { job: Job }) {
  const t = useTexts(settingsTabTexts)
  const [closing, setClosing] = useState(false)
  const reopen = useStatusChange(job, 'open')
  const open = job.status === 'open'
  return (
    <SectionCard
      id="status"
      title={open ? t('closeTitle') : t('reopenTitle')}
      description={open ? t('closeText') : t('reopenText')}
    >
      {open ? (
        <Button variant="secondary" icon={<LockKeyhole aria-hidden />} onClick={() => setClosing(true)}>
          {t('close')}
        </Button>
      ) : (
        <Button
          icon={<LockKeyholeOpen aria-hidden />}
          busy={reopen.isPending}
          onClick={() => reopen.mutate()}
        >
          {t('reopen')}
        </Button>
      )}
      <CloseJobDialog job={job} open={closing} onClose={() => setClosing(false)} />
    </SectionCard>
  )
}
