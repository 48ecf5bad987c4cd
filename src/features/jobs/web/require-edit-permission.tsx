import { Eye } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { useCanEdit } from '#features/accounts/web/use-session.ts'
import { EmptyState } from '#ui/components/empty-state.tsx'
import { LinkButton } from '#ui/components/link-button.tsx'
import { useTexts } from '#ui/texts/language-provider.tsx'
import { outcomeTexts } from './outcome-texts.ts'

type RequireEditPermissionProps = {
  children: ReactNode
  /** Until the server has answered who this is. */
  waiting: ReactNode
}

/** Shows its content to users who may edit jobs; others read why they may not. */
export function RequireEditPermission({ children, waiting }: RequireEditPermissionProps) {
  const canEdit = useCanEdit()
  const shown = useRef(false)
  useEffect(() => {
    if (canEdit) shown.current = true
  }, [canEdit])
  if (canEdit === null) return waiting
  return canEdit ? children : <ViewerPanel interrupts={shown.current} />
}

/** `interrupts`: it took the place of a form that was being filled in. */
function ViewerPanel({ interrupts }: { interrupts: boolean }) {
  const t = useTexts(outcomeTexts)
  const panel = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (interrupts) panel.current?.focus()
  }, [interrupts])
  return (
    <div ref={panel} tabIndex={-1} className="outline-none">
      <EmptyState
        title={t('viewer.title')}
        icon={<Eye aria-hidden />}
        action={
          <LinkButton to="/Jobs" variant="secondary">
            {t('back')}
          </LinkButton>
        }
      >
        {t('viewer.text')} {interrupts && t('viewer.kept')}
      </EmptyState>
    </div>
  )
}
