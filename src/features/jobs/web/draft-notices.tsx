import type { ReactNode } from 'react'
import { Button } from '#ui/components/button.tsx'
import { Notice } from '#ui/components/notice.tsx'
import type { SavedDraft } from '#ui/draft/draft-copy.ts'
import type { OpenDraft } from '#ui/draft/draft-keeper.ts'
import { useSiteConfig } from '#ui/layout/site-config.tsx'
import { createTexts as texts } from './create-texts.ts'
import { isBlank, type JobDraft } from './job-draft.ts'
import type { useJobDraft } from './use-job-draft.ts'

type DraftNoticesProps = {
  open: OpenDraft<JobDraft>
  kept: ReturnType<typeof useJobDraft>
  /** Its button is gone once it was used. */
  onChosen: () => void
}

/** Above the form: where what stands in it comes from, and what else there is. */
export function DraftNotices({ open, kept, onChosen }: DraftNoticesProps) {
  const { billing } = useSiteConfig()
  const act = (go: () => void) => {
    go()
    onChosen()
  }
  const notices = [
    open.other && (
      <OtherDraft key="other" other={open.other} choose={(which) => act(() => kept.choose(which))} />
    ),
    kept.left && (
      <Notice
        key="left"
        tone={kept.left.why === 'posted' ? 'success' : 'info'}
        action={<Small onClick={() => act(kept.bringBack)}>{texts.bringBack}</Small>}
      >
        {texts.left[kept.left.why]}
      </Notice>
    ),
    open.draft.copyOf && (
      <Notice key="copy" title={texts.isCopy}>
        {billing === 'off' ? texts.copyText : texts.copySpends}
      </Notice>
    ),
    open.broughtFrom && !kept.left && !isBlank(open.draft) && (
      <Notice key="brought">{texts.brought(open.broughtFrom)}</Notice>
    ),
  ].filter(Boolean)
  // A region that is always there: what appears in it is read out.
  return (
    <div role="status" className={notices.length > 0 ? 'mb-5 flex flex-col gap-3' : undefined}>
      {notices}
    </div>
  )
}

type OtherDraftProps = {
  other: SavedDraft<JobDraft>
  choose: (which: 'this' | 'other') => void
}

const OtherDraft = ({ other, choose }: OtherDraftProps) => (
  <Notice
    tone="warning"
    title={texts.otherTitle(other.savedAt)}
    action={
      <div className="flex flex-wrap gap-2">
        <Small onClick={() => choose('other')}>{texts.useOther}</Small>
        <Small onClick={() => choose('this')}>{texts.useThis}</Small>
      </div>
    }
  >
    {texts.otherText(other.draft.title.trim())}
  </Notice>
)

const Small = ({ onClick, children }: { onClick: () => void; children: ReactNode }) => (
  <Button variant="secondary" size="sm" onClick={onClick}>
    {children}
  </Button>
)
