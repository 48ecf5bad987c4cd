import { Link } from 'react-router'
import { Notice } from '#ui/components/notice.tsx'
import { Container } from '#ui/layout/container.tsx'
import { useTexts } from '#ui/texts/language-provider.tsx'
import { bannerTexts } from './banner-texts.ts'

type DeletionBannerProps = {
  /** When everything of the company is erased. */
  deleteAt: string
  canUndo: boolean
}

/** Over every page of the signed-in while their company is on its way out. */
export function DeletionBanner({ deleteAt, canUndo }: DeletionBannerProps) {
  const t = useTexts(bannerTexts)
  return (
    <aside aria-label={t('label')}>
      <Container className="pt-4">
        <Notice
          tone="warning"
          action={
            canUndo && (
              <Link to="/Settings#delete-account" className="font-semibold text-ink underline">
                {t('undo')}
              </Link>
            )
          }
        >
          {t('text', { at: deleteAt })} {!canUndo && t('ask')}
        </Notice>
      </Container>
    </aside>
  )
}
