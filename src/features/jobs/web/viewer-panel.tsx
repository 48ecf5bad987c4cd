import { Eye } from 'lucide-react'
import { EmptyState } from '#ui/components/empty-state.tsx'
import { LinkButton } from '#ui/components/link-button.tsx'
import { panelTexts, viewerTexts } from './create-texts.ts'

/** In place of the form: why this user cannot post a job. */
export const ViewerPanel = () => (
  <EmptyState
    title={viewerTexts.title}
    icon={<Eye aria-hidden />}
    action={
      <LinkButton to="/Jobs" variant="secondary">
        {panelTexts.back}
      </LinkButton>
    }
  >
    {viewerTexts.text}
  </EmptyState>
)
