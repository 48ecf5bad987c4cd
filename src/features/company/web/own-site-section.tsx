import { CopyButton } from '#ui/components/copy-button.tsx'
import { SectionCard } from '#ui/components/section-card.tsx'
import { useSiteConfig } from '#ui/layout/site-config.tsx'
import { useTexts } from '#ui/texts/language-provider.tsx'
import { ownSiteTexts } from './own-site-texts.ts'

/** The company's open jobs on its own site: a frame and a feed. */
export function OwnSiteSection({ slug }: { slug: string }) {
  const t = useTexts(ownSiteTexts)
  const { publicUrl } = useSiteConfig()
  const feed = `${publicUrl}/feeds/${slug}`
  const frame = `<iframe src="${publicUrl}/embed/${slug}" title="${t('frameTitle')}" width="100%" height="480" loading="lazy"></iframe>`
  return (
    <SectionCard id="own-site" title={t('title')} description={t('description')}>
      <code dir="ltr" className="block rounded-md bg-sunken p-3 text-start text-xs wrap-anywhere">
        {frame}
      </code>
      <div className="mt-3 flex flex-wrap gap-2">
        <CopyButton size="sm" text={frame}>
          {t('copyFrame')}
        </CopyButton>
        <CopyButton size="sm" text={feed}>
          {t('copyFeed')}
        </CopyButton>
      </div>
    </SectionCard>
  )
}
