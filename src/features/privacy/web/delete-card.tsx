import { useState } from 'react'
import type { AnswerOf } from '#contract/endpoint.ts'
import { Button } from '#ui/components/button.tsx'
import { ErrorState } from '#ui/components/error-state.tsx'
import { Notice } from '#ui/components/notice.tsx'
import { SectionCard } from '#ui/components/section-card.tsx'
import { Loading, Skeleton } from '#ui/components/skeleton.tsx'
import { useTexts } from '#ui/texts/language-provider.tsx'
import { type getDeletionEndpoint, undoDays } from '../contract.ts'
import { DeleteDialog } from './delete-dialog.tsx'
import { deletionTexts } from './texts.ts'
import { useDeletion, useUndoDeletion } from './use-deletion.ts'

/** Delete the company's account, or keep it while there is time. */
export function DeleteCard() {
  const t = useTexts(deletionTexts)
  const { data, isError, isFetching, refetch } = useDeletion()
  return (
    <SectionCard id="delete-account" tone="danger" title={t('title')}>
      {data ? (
        data.deleteAt === null ? (
          <NotRequested counts={data} />
        ) : (
          <Pending deleteAt={data.deleteAt} />
        )
      ) : isError ? (
        <ErrorState level={3} title={t('loadFailed')} onRetry={() => void refetch()} retrying={isFetching} />
      ) : (
        <Loading label={t('loading')}>
          <Skeleton className="h-24 w-full" />
        </Loading>
      )}
    </SectionCard>
  )
}

function NotRequested({ counts }: { counts: AnswerOf<typeof getDeletionEndpoint> }) {
  const t = useTexts(deletionTexts)
  const [open, setOpen] = useState(false)
  const { users, jobs, candidates } = counts
  const erases = t('erases', { users, jobs, candidates })
  return (
    <div className="grid gap-4 text-sm text-ink-soft">
      <p className="max-w-prose">{erases}</p>
      <ul className="grid max-w-prose list-disc gap-1.5 ps-5">
        <li>{t('effect.links')}</li>
        <li>{t('effect.undo', { days: undoDays })}</li>
        <li>{t('effect.gone')}</li>
      </ul>
      <Button variant="danger" className="justify-self-start" onClick={() => setOpen(true)}>
        {t('action')}
      </Button>
      <DeleteDialog open={open} onClose={() => setOpen(false)} erases={erases} />
    </div>
  )
}

function Pending({ deleteAt: at }: { deleteAt: string }) {
  const t = useTexts(deletionTexts)
  const { mutate, isPending } = useUndoDeletion()
  return (
    <div className="grid gap-4">
      <div role="status">
        <Notice tone="warning" title={t('pendingTitle', { at })}>
          {t('pending', { at })}
        </Notice>
      </div>
      <Button
        className="justify-self-start"
        busy={isPending}
        busyLabel={t('undoing')}
        onClick={() => mutate()}
      >
        {t('undo')}
      </Button>
    </div>
  )
}
