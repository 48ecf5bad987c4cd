import { Eye } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { EmptyState } from '#ui/components/empty-state.tsx'
import { LinkButton } from '#ui/components/link-button.tsx'
import { panelTexts, viewerTexts } from './create-texts.ts'

type ViewerPanelProps = {
  /** It took the place of a form that was being filled in. */
  interrupts: boolean
}

/** In place of the form: why this user cannot post a job. */
export function ViewerPanel({ interrupts }: ViewerPanelProps) {
  const panel = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (interrupts) panel.current?.focus()
  }, [interrupts])
  return (
    <div ref={panel} tabIndex={-1} className="outline-none">
      <EmptyState
        title={viewerTexts.title}
        icon={<Eye aria-hidden />}
        action={
          <LinkButton to="/Jobs" variant="secondary">
            {panelTexts.back}
          </LinkButton>
        }
      >
        {viewerTexts.text} {interrupts && viewerTexts.kept}
      </EmptyState>
    </div>
  )
}
