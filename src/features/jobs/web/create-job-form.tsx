import { ArrowRight, Check, CloudOff, CloudUpload } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { jobId as jobIdSchema } from '#contract/ids.ts'
import { call } from '#ui/api/call.ts'
import { Button } from '#ui/components/button.tsx'
import { ConfirmDialog } from '#ui/components/confirm-dialog.tsx'
import { Loaded } from '#ui/components/loaded.tsx'
import { Notice } from '#ui/components/notice.tsx'
import { Skeleton } from '#ui/components/skeleton.tsx'
import { toast } from '#ui/components/toast.ts'
import type { DraftSync, OpenDraft } from '#ui/draft/draft-sync.ts'
import { useSiteConfig } from '#ui/layout/site-config.tsx'
import { useTexts } from '#ui/texts/language-provider.tsx'
import { createJobEndpoint, readJobEndpoint } from '../contract/jobs.ts'
import { createTexts } from './create-texts.ts'
import { draftOfJob, emptyDraft, isBlank, type JobDraft, newRequestId } from './job-draft.ts'
import { JobForm } from './job-form.tsx'
import { NotSent } from './posting-outcome.tsx'
import { isAlreadyPosted, useJobDraft } from './use-job-draft.ts'
import { lastStep, useJobForm } from './use-job-form.ts'

const postedForMs = 3000

/** A new job offer: what is typed is there again on the next visit, until it is posted. */
export function CreateJobForm() {
  const t = useTexts(createTexts)
  const { state, sync } = useJobDraft()
  return (
    <Loaded
      query={{
        data: state.phase === 'open' ? state : undefined,
        isError: state.phase === 'failed',
        isFetching: false,
        refetch: sync.open,
      }}
      loading={t('loading')}
      skeleton={<Skeleton className="h-160 rounded-xl" />}
      level={2}
      failed={t('draftFailed')}
      failedMore={t('draftFailedMore')}
    >
      {(open) => <OpenForm open={open} sync={sync} />}
    </Loaded>
  )
}

type OpenFormProps = { open: OpenDraft<JobDraft>; sync: DraftSync<JobDraft> }

function OpenForm({ open, sync }: OpenFormProps) {
  const t = useTexts(createTexts)
  const { draft } = open
  const navigate = useNavigate()
  const form = useJobForm({
    draft,
    keep: sync.change,
    send: async (offer) => {
      // A save that arrives after the posting would be a new draft.
      sync.stop()
      const { requestId, copyOf } = draft
      try {
        const answer = await call(createJobEndpoint, {
          body: { ...offer, requestId, ...(copyOf ? { copyOf } : {}) },
        })
        sync.forget()
        return answer
      } catch (error) {
        // The draft stays, and is saved again.
        sync.change(isAlreadyPosted(error) ? { requestId: newRequestId() } : {})
        throw error
      }
    },
    onSent: ({ id }) => {
      toast.success(t('posted'), { durationMs: postedForMs })
      void navigate(`/Jobs/${id}?tab=questions`)
    },
  })
  const [replacement, setReplacement] = useState<JobDraft | null>(null)
  const replaceBy = (next: JobDraft) => {
    sync.replace(next)
    setReplacement(null)
    form.heading.current?.focus()
  }
  useCopiedJob((copy) => {
    const current = sync.state()
    if (current.phase !== 'open' || current.draft.copyOf === copy.copyOf) return
    if (isBlank(current.draft)) sync.replace(copy)
    else setReplacement(copy)
  })
  return (
    <>
      <DraftNotice open={open} />
      <JobForm
        label={t('title')}
        state={form}
        failure={
          form.failure && (
            <NotSent error={form.failure} title={t('notPosted')} noAnswer={t('noAnswer.text')} />
          )
        }
        actions={
          draft.step < lastStep ? (
            <Button type="submit">
              {t('next')}
              <ArrowRight aria-hidden className="rtl:-scale-x-100" />
            </Button>
          ) : (
            <Button type="submit" busy={form.busy} busyLabel={t('posting')}>
              {t('post')}
            </Button>
          )
        }
        footer={<DraftLine open={open} onStartOver={() => setReplacement(emptyDraft())} />}
      />
      {replacement && (
        <ConfirmDialog
          open
          onClose={() => setReplacement(null)}
          title={t('replaceTitle')}
          cancelLabel={t('keepDraft')}
          confirmLabel={replacement.copyOf ? t('copyInstead', { title: replacement.title }) : t('startOver')}
          tone="danger"
          onConfirm={() => replaceBy(replacement)}
        >
          <p className="text-sm text-ink-soft">
            {t('replaceText', { title: draft.title.trim() || t('noTitle') })}
          </p>
        </ConfirmDialog>
      )}
    </>
  )
}

/** `/CreateJob?copy=‹job›` starts from that job. */
function useCopiedJob(onLoaded: (copy: JobDraft) => void) {
  const t = useTexts(createTexts)
  const [search, setSearch] = useSearchParams()
  const jobId = jobIdSchema.safeParse(search.get('copy')).data
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address alone asks for a copy, once.
  useEffect(() => {
    if (jobId === undefined) return
    setSearch({}, { replace: true })
    call(readJobEndpoint, { params: { jobId } }).then(
      (job) => onLoaded({ ...emptyDraft(), ...draftOfJob(job), copyOf: job.id }),
      () => void toast.error(t('copyFailed')),
    )
  }, [jobId])
}

/** Above the form: where its content comes from. */
function DraftNotice({ open: { draft, replaced, loadedFrom } }: { open: OpenDraft<JobDraft> }) {
  const t = useTexts(createTexts)
  const { billing } = useSiteConfig()
  // The region is always there, so that screen readers announce what appears in it.
  return (
    <div role="status" className="flex flex-col gap-3 not-empty:mb-5">
      {replaced && <Notice tone="warning">{t('replacedElsewhere')}</Notice>}
      {draft.copyOf && (
        <Notice title={t('isCopy')}>{billing === 'off' ? t('copyText') : t('copySpends')}</Notice>
      )}
      {loadedFrom && !isBlank(draft) && <Notice>{t('loadedFrom', { at: loadedFrom })}</Notice>}
    </div>
  )
}

const icons = { none: Check, saved: Check, waiting: CloudUpload, failing: CloudOff }

/** Under the form: whether what is typed is saved. */
function DraftLine({ open, onStartOver }: { open: OpenDraft<JobDraft>; onStartOver: () => void }) {
  const t = useTexts(createTexts)
  const { saving, draft } = open
  const Icon = icons[saving]
  if (isBlank(draft) && saving !== 'failing') return null
  return (
    <div className="mt-4 flex min-h-10 items-center justify-between gap-4 px-1 text-sm text-ink-faint">
      <p className="flex min-w-0 items-center gap-2">
        <Icon aria-hidden className="size-4 shrink-0" />
        <span>{t(`saving.${saving}`)}</span>
      </p>
      {/* Announced once, when saving begins to fail. */}
      <p role="status" className="sr-only">
        {saving === 'failing' && t('saving.failing')}
      </p>
      <Button variant="quiet" size="sm" className="-me-2 shrink-0" onClick={onStartOver}>
        {t('startOver')}
      </Button>
    </div>
  )
}
