import { Link } from 'react-router'
import { Notice } from '#ui/components/notice.tsx'
import { Container } from '#ui/layout/container.tsx'
import { bannerTexts as texts } from './banner-texts.ts'

export type DeletionBannerProps = {
  /** When everything of the company is erased. */
  deleteAt: string
  canUndo: boolean
}

/** Over every page of the signed-in while their company is on its way out. */
export const DeletionBanner = ({ deleteAt, canUndo }: DeletionBannerProps) => (
  <aside aria-label={texts.label}>
    <Container className="pt-4">
      <Notice
        tone="warning"
        action={
          canUndo && (
            <Link to="/Settings#delete-account" className="font-semibold text-ink underline">
              {texts.undo}
            </Link>
          )
        }
      >
        {texts.text(deleteAt)} {!canUndo && texts.ask}
      </Notice>
    </Container>
  </aside>
)
