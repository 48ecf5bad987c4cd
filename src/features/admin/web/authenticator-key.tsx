import { CopyButton } from '#ui/components/copy-button.tsx'
import { useTexts } from '#ui/texts/language-provider.tsx'
import { setupTexts } from './login-texts.ts'

type AuthenticatorKeyProps = { email: string; secret: string; qr: string }

/** What an authenticator app is given: a picture to scan, or the key in groups of four to type. */
export const AuthenticatorKey = ({ email, secret, qr }: AuthenticatorKeyProps) => {
  const t = useTexts(setupTexts)
  return (
    <section className="grid gap-4" aria-labelledby="authenticator">
      <div>
        <h2 id="authenticator" className="text-base font-semibold text-ink">
          {t('step1')}
        </h2>
        <p className="mt-1 text-sm text-ink-soft">{t('step1More')}</p>
      </div>
      <div className="flex flex-col items-center gap-5 sm:flex-row sm:items-start">
        {/* White in the dark too: scanners want dark on light. */}
        <img
          src={qr}
          alt={t('qr')}
          width={192}
          height={192}
          className="h-auto w-48 max-w-full rounded-lg border border-line"
        />
        <div className="grid min-w-0 content-start justify-items-start gap-3 self-stretch text-sm">
          <dl className="grid min-w-0 gap-4">
            <div>
              <dt className="text-ink-faint">{t('email')}</dt>
              <dd className="font-medium wrap-anywhere text-ink">
                <bdi>{email}</bdi>
              </dd>
            </div>
            <div>
              <dt className="text-ink-faint">{t('secret')}</dt>
              <dd className="font-mono wrap-anywhere text-ink">{inGroups(secret)}</dd>
            </div>
          </dl>
          <CopyButton text={secret} size="sm">
            {t('copy')}
          </CopyButton>
        </div>
      </div>
    </section>
  )
}

const inGroups = (secret: string): string => secret.match(/.{1,4}/g)?.join(' ') ?? secret
