import { linkStyle } from '#ui/components/link-style.ts'
import { Notice } from '#ui/components/notice.tsx'
import { useSiteConfig } from '#ui/layout/site-config.tsx'
import { loginTexts as texts } from './texts.ts'

/** Says why a company cannot log in, and whom to write to. */
export function BannedNotice({ message }: { message: string }) {
  const { contactEmail } = useSiteConfig()
  return (
    <Notice tone="danger" title={message} className="mb-5">
      <p className="mt-1">
        {texts.bannedMore}{' '}
        <a href={`mailto:${contactEmail}`} className={linkStyle}>
          {contactEmail}
        </a>
      </p>
    </Notice>
  )
}
