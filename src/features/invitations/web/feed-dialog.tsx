import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { RotateCw } from 'lucide-react'
import { useState } from 'react'
import { call } from '#ui/api/call.ts'
import { Button } from '#ui/components/button.tsx'
import { ConfirmDialog } from '#ui/components/confirm-dialog.tsx'
import { CopyButton } from '#ui/components/copy-button.tsx'
import { Dialog } from '#ui/components/dialog.tsx'
import { Field } from '#ui/components/field.tsx'
import { Loaded } from '#ui/components/loaded.tsx'
import { Skeleton } from '#ui/components/skeleton.tsx'
import { TextInput } from '#ui/components/text-input.tsx'
import { toast } from '#ui/components/toast.ts'
import { useTexts } from '#ui/texts/language-provider.tsx'
import { getCalendarFeedEndpoint, renewCalendarFeedEndpoint } from '../contract/calendar-feed.ts'
import { feedTexts } from './feed-texts.ts'

const feedKey = ['calendar-feed'] as const

/** The address under which calendars subscribe to the company's meetings. */
export function FeedDialog({ onClose }: { onClose: () => void }) {
  const t = useTexts(feedTexts)
  const queries = useQueryClient()
  const [asked, setAsked] = useState(false)
  const feed = useQuery({
    queryKey: feedKey,
    queryFn: ({ signal }) => call(getCalendarFeedEndpoint, { signal }),
  })
  const { mutate, isPending } = useMutation({
    mutationFn: () => call(renewCalendarFeedEndpoint, {}),
    onSuccess: (renewed) => {
      queries.setQueryData(feedKey, renewed)
      toast.success(t('renewed'))
    },
    onError: () => void toast.error(t('renewFailed')),
    onSettled: () => setAsked(false),
  })
  if (asked)
    return (
      <ConfirmDialog
        open
        onClose={() => setAsked(false)}
        title={t('renewTitle')}
        description={t('renewText')}
        cancelLabel={t('close')}
        confirmLabel={t('renew')}
        busy={isPending}
        busyLabel={t('renewing')}
        onConfirm={() => mutate()}
      />
    )
  return (
    <Dialog open onClose={onClose} title={t('feed')} description={t('feedText')}>
      <Loaded
        query={feed}
        loading={t('feedLoading')}
        skeleton={<Skeleton className="h-24" />}
        failed={t('feedFailed')}
      >
        {({ url }) => (
          <div className="grid gap-3 pb-2">
            <Field label={t('feedAddress')}>
              <TextInput readOnly dir="ltr" value={url} onFocus={({ target }) => target.select()} />
            </Field>
            <div className="flex flex-wrap gap-2">
              <CopyButton text={url} variant="primary">
                {t('copy')}
              </CopyButton>
              <Button variant="secondary" icon={<RotateCw aria-hidden />} onClick={() => setAsked(true)}>
                {t('renew')}
              </Button>
            </div>
          </div>
        )}
      </Loaded>
    </Dialog>
  )
}
