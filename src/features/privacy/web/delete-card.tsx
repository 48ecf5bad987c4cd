import { useState } from 'react'
import type { AnswerOf } from '#contract/endpoint.ts'
import { Button } from '#ui/components/button.tsx'
import { ErrorState } from '#ui/components/error-state.tsx'
import { Notice } from '#ui/components/notice.tsx'
import { SectionCard } from '#ui/components/section-card.tsx'
import { Loading, Skeleton } from '#ui/components/skeleton.tsx'
import type { getDeletion } from '../contract.ts'
import { DeleteDialog } from './delete-dialog.tsx'
import { deletionTexts as texts } from './texts.ts'
import { useDeletion, useUndoDeletion } from './use-deletion.ts'

/** Delete the company's account, or keep it while there is time. */
export const DeleteCard = () => (
  <SectionCard id="delete-account" tone="danger" title={texts.title}>
    <Deletion />
  </SectionCard>
)

function Deletion() {
  const { data, isError, isFetching, refetch } = useDeletion()
  if (data) return data.deleteAt === null ? <NotAsked goes={data} /> : <Pending deleteAt={data.deleteAt} />
  if (isError)
    return (
      <ErrorState level={3} title={texts.loadFailed} onRetry={() => void refetch()} retrying={isFetching} />
    )
  return (
    <Loading label={texts.loading}>
      <Skeleton className="h-24 w-full" />
    </Loading>
  )
}

function NotAsked({ goes }: { goes: AnswerOf<typeof getDeletion> }) {
  const [open, setOpen] = useState(false)
  return (
    <div className="grid gap-4 text-sm text-ink-soft">
      <p className="max-w-prose">{texts.goes(goes)}</p>
      <ul className="grid max-w-prose list-disc gap-1.5 ps-5">
        {texts.whatHappens.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <Button variant="danger" className="justify-self-start" onClick={() => setOpen(true)}>
        {texts.action}
      </Button>
      <DeleteDialog open={open} onClose={() => setOpen(false)} goes={texts.goes(goes)} />
    </div>
  )
}

function Pending({ deleteAt }: { deleteAt: string }) {
  const { mutate, isPending } = useUndoDeletion()
  return (
    <div className="grid gap-4">
      <div role="status">
        <Notice tone="warning" title={texts.pendingTitle(deleteAt)}>
          {texts.pending(deleteAt)}
        </Notice>
      </div>
      <Button
        className="justify-self-start"
        busy={isPending}
        busyLabel={texts.undoing}
        onClick={() => mutate()}
      >
        {texts.undo}
      </Button>
    </div>
  )
}
