import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { AnswerOf } from '#contract/endpoint.ts'
import { failureMessage } from '#features/accounts/web/failure-message.ts'
import { PasswordDialog } from '#features/accounts/web/password-dialog.tsx'
import { settingsKey } from '#features/company/web/use-settings.ts'
import { call } from '#ui/api/call.ts'
import { Button } from '#ui/components/button.tsx'
import { ErrorState } from '#ui/components/error-state.tsx'
import { Notice } from '#ui/components/notice.tsx'
import { SectionCard } from '#ui/components/section-card.tsx'
import { Loading, Skeleton } from '#ui/components/skeleton.tsx'
import { toast } from '#ui/components/toast.ts'
import { useTexts } from '#ui/texts/language-provider.tsx'
import {
  getDeletionEndpoint,
  requestDeletionEndpoint,
  undoDays,
  undoDeletionEndpoint,
} from '../contract/company-data.ts'
import { deletionTexts } from './texts.ts'

const deletionKey = ['privacy', 'deletion'] as const

/** Loads again what shows the deletion, the banner over the pages included. */
function useDeletionChanged() {
  const queries = useQueryClient()
  return () =>
    Promise.all([
      queries.invalidateQueries({ queryKey: deletionKey }),
      queries.invalidateQueries({ queryKey: settingsKey }),
    ])
}

/** Delete the company's account, or keep it while there is time. */
export function DeleteCard() {
  const t = useTexts(deletionTexts)
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: deletionKey,
    queryFn: ({ signal }) => call(getDeletionEndpoint, { signal }),
  })
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
  const close = () => setOpen(false)
  const changed = useDeletionChanged()
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
      <PasswordDialog
        open={open}
        onClose={close}
        title={t('dialogTitle')}
        texts={{ confirm: t('yes'), busy: t('busy'), cancel: t('no'), failed: t('failed') }}
        send={async (password) => {
          const { deleteAt } = await call(requestDeletionEndpoint, { body: { password } })
          toast.success(t('asked', { at: deleteAt }))
          close()
          await changed()
        }}
      >
        <p>{erases}</p>
        <p>{t('copyFirst')}</p>
      </PasswordDialog>
    </div>
  )
}

function Pending({ deleteAt: at }: { deleteAt: string }) {
  const t = useTexts(deletionTexts)
  const { mutate, isPending } = useMutation({
    mutationFn: () => call(undoDeletionEndpoint, {}),
    onSuccess: () => toast.success(t('undone')),
    onError: (error) => toast.error(failureMessage(error, t('undoFailed'))),
    onSettled: useDeletionChanged(),
  })
  return (
    <div className="grid gap-4">
      <div role="status">
        <Notice tone="warning" title={t('pendingTitle', { at })}>
          {t('pending')}
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
