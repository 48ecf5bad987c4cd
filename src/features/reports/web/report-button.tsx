import { FileCheck2, FilePlus2, Lock, RefreshCw } from 'lucide-react'
import { Fragment, lazy, type ReactNode, Suspense, useState } from 'react'
import { useCanEdit } from '#features/accounts/web/use-session.ts'
import { usePlanFeature } from '#features/billing/web/use-plan-feature.ts'
import type { MenuAction } from '#ui/components/action-menu.tsx'
import { Button } from '#ui/components/button.tsx'
import { LinkButton } from '#ui/components/link-button.tsx'
import { useTexts } from '#ui/texts/language-provider.tsx'
import { reportButtonTexts } from './report-button-texts.ts'
import { type Reported, useReport } from './use-report.ts'

// A chunk of its own: most visits open no report.
const ReportDialog = lazy(async () => ({ default: (await import('./report-dialog.tsx')).ReportDialog }))

export type ReportProps = { candidate: Reported; name: string }
const look = { size: 'sm', variant: 'secondary' } as const

/** Generates a candidate's report, then shows it; nothing before there is an assessment. */
export function ReportButton({ candidate, name }: ReportProps) {
  const t = useTexts(reportButtonTexts)
  const { entries, dialog } = useReportEntries({ candidate, name })
  return (
    <>
      {entries.map(({ label, lock, icon, busy, hint, onSelect }) =>
        lock === undefined ? (
          <Fragment key={label}>
            {hint && <span className="self-center text-sm text-ink-soft">{hint}</span>}
            <Button {...look} icon={icon} busy={busy} busyLabel={t('generating')} onClick={onSelect}>
              {label}
            </Button>
          </Fragment>
        ) : (
          <LinkButton key={label} {...look} icon={icon} to="/Pricing">
            {label} <span className="font-normal text-ink-faint">{lock}</span>
          </LinkButton>
        ),
      )}
      {dialog}
    </>
  )
}

/** The same as entries of a menu, and the dialog that they open. */
export function useReportActions(props: ReportProps) {
  const t = useTexts(reportButtonTexts)
  const { entries, dialog } = useReportEntries(props)
  const actions = entries.map(({ label, lock, icon, busy, hint, onSelect }): MenuAction => {
    if (lock !== undefined) return { label: `${label} ${lock}`, icon, to: '/Pricing' }
    return busy ? { label: t('generating'), icon, disabled: true, onSelect } : { label, hint, icon, onSelect }
  })
  return { actions, dialog }
}

interface Entry {
  label: string
  icon: ReactNode
  onSelect: () => void
  busy?: boolean
  /** Why it is offered. */
  hint?: string
  /** What unlocks it. */
  lock?: string
}

function useReportEntries({ candidate, name }: ReportProps) {
  const t = useTexts(reportButtonTexts)
  const canEdit = useCanEdit() === true
  const { open, plan } = usePlanFeature('reports')
  const { isGenerating, isOtherLanguage, generate } = useReport(candidate, name)
  const [isShown, setShown] = useState(false)
  const { reportPdfUrl, reportOutdated, reportLanguage, assessment } = candidate
  const outdated =
    reportOutdated !== null
      ? t(`outdated.${reportOutdated}`)
      : isOtherLanguage
        ? t('otherLanguage', { language: reportLanguage ?? 'en' })
        : null
  const lock = open ? {} : { lock: plan === null ? t('locked') : t('unlockedBy', { plan }) }
  const make = (label: string, icon: ReactNode): Entry => ({
    label,
    icon: open ? icon : <Lock aria-hidden />,
    onSelect: generate,
    busy: isGenerating,
    ...lock,
  })
  const entries: Entry[] = []
  if (reportPdfUrl !== null)
    entries.push({ label: t('view'), icon: <FileCheck2 aria-hidden />, onSelect: () => setShown(true) })
  if (canEdit && assessment !== null) {
    if (reportPdfUrl === null) entries.push(make(t('generate'), <FilePlus2 aria-hidden />))
    else if (outdated !== null || isGenerating)
      entries.push({
        ...make(t('again'), <RefreshCw aria-hidden />),
        ...(outdated !== null && { hint: outdated }),
      })
  }
  const dialog = isShown && (
    <Suspense fallback={null}>
      <ReportDialog candidateId={candidate.id} name={name} onClose={() => setShown(false)} />
    </Suspense>
  )
  return { entries, dialog }
}
