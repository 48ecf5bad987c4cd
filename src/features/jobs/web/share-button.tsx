import { Download, Mail, Share2 } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Button } from '#ui/components/button.tsx'
import { CopyButton } from '#ui/components/copy-button.tsx'
import { Dialog } from '#ui/components/dialog.tsx'
import { Field } from '#ui/components/field.tsx'
import { Notice } from '#ui/components/notice.tsx'
import { Spinner } from '#ui/components/spinner.tsx'
import { TextInput } from '#ui/components/text-input.tsx'
import { useTexts } from '#ui/texts/language-provider.tsx'
import type { JobSummary } from '../contract/jobs.ts'
import { jobsTexts, shareTexts } from './texts.ts'

type ShareJobDialogProps = ShareButtonProps & { open: boolean; onClose: () => void }

/** A job's link: to copy, to send by mail, for another app, and as a QR code. */
export const ShareJobDialog = ({ job, link, open, onClose }: ShareJobDialogProps) => {
  const t = useTexts(shareTexts)
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('title')}
      description={t('description', { title: job.title })}
      footer={
        <Button variant="secondary" onClick={onClose}>
          {t('done')}
        </Button>
      }
    >
      <ShareWays job={job} link={link} />
    </Dialog>
  )
}

/** The link to copy, to send by mail, for another app, and as a QR code. */
export function ShareWays({ job: { title, status }, link }: ShareButtonProps) {
  const t = useTexts(shareTexts)
  const canShare = typeof navigator.share === 'function'
  const share = async () => {
    try {
      await navigator.share({ title, text: t('nativeText', { title }), url: link })
    } catch {
      // Put away again, or forbidden here: the other ways are beside it.
    }
  }
  const mail = `mailto:?subject=${encodeURIComponent(t('mailSubject', { title }))}&body=${encodeURIComponent(t('mailBody', { title, link }))}`
  return (
    <div className="flex flex-col gap-5">
      {status === 'closed' && <Notice tone="warning">{t('closed')}</Notice>}
      <div className="flex flex-col gap-2">
        <Field label={t('link')}>
          <TextInput readOnly dir="ltr" value={link} onFocus={(event) => event.target.select()} />
        </Field>
        <div className="flex flex-wrap gap-2">
          <CopyButton variant="primary" text={link} copiedLabel={t('copied')} failedLabel={t('copyByHand')}>
            {t('copyLink')}
          </CopyButton>
          <Button as="link" href={mail} variant="secondary" icon={<Mail aria-hidden />}>
            {t('mail')}
          </Button>
          {canShare && (
            <Button variant="secondary" icon={<Share2 aria-hidden />} onClick={() => void share()}>
              {t('native')}
            </Button>
          )}
        </div>
      </div>
      <QrCode title={title} link={link} />
    </div>
  )
}

const fileName = (title: string, ending: string) =>
  `${title
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
    .toLowerCase()
    .slice(0, 60)}-qr.${ending}`

function QrCode({ title, link }: { title: string; link: string }) {
  const t = useTexts(shareTexts)
  const code = useQrCode(link)
  return (
    <section className="flex flex-col gap-3 border-t border-line pt-4 sm:flex-row sm:items-center sm:gap-5">
      <div className="grid size-44 shrink-0 place-items-center self-center rounded-lg border border-line bg-white p-2">
        {code.svg ? (
          <img src={code.svg} alt={t('qrAlt', { title })} className="size-full" />
        ) : (
          code.state === 'drawing' && <Spinner className="text-black">{t('qrDrawing')}</Spinner>
        )}
      </div>
      <div className="flex min-w-0 flex-col gap-3">
        <div>
          <h3 className="text-sm font-semibold text-ink">{t('qr')}</h3>
          <p className="mt-0.5 text-sm text-ink-soft">
            {code.state === 'failed' ? t('qrFailed') : t('qrHint')}
          </p>
        </div>
        {code.svg && code.png && (
          <div className="flex flex-wrap gap-2">
            {(['png', 'svg'] as const).map((ending) => (
              <Button
                key={ending}
                as="link"
                variant="secondary"
                size="sm"
                href={code[ending]}
                download={fileName(title, ending)}
                icon={<Download aria-hidden />}
              >
                {t(ending)}
              </Button>
            ))}
          </div>
        )}
      </div>
    </section>
  )
}

export type ShareButtonProps = { job: Pick<JobSummary, 'title' | 'status'>; link: string }

/** Opens the ways to spread a job's link. */
export function ShareButton({ job, link }: ShareButtonProps) {
  const t = useTexts(jobsTexts)
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button
        variant="quiet"
        size="sm"
        square
        className="-my-1"
        aria-label={t('share', { title: job.title })}
        aria-haspopup="dialog"
        icon={<Share2 aria-hidden />}
        onClick={() => setOpen(true)}
      />
      <ShareJobDialog job={job} link={link} open={open} onClose={() => setOpen(false)} />
    </>
  )
}

interface QrCode {
  state: 'drawing' | 'drawn' | 'failed'
  /** As data addresses. */
  svg?: string
  png?: string
}

const printedPixels = 1200

/** Draws a link as a QR code; the library comes only when somebody asks for one. */
function useQrCode(link: string): QrCode {
  const [code, setCode] = useState<QrCode>({ state: 'drawing' })
  useEffect(() => {
    let over = false
    const show = (drawn: QrCode) => {
      if (!over) setCode(drawn)
    }
    draw(link).then(show, () => show({ state: 'failed' }))
    return () => {
      over = true
    }
  }, [link])
  return code
}

async function draw(link: string): Promise<QrCode> {
  const { toDataURL, toString: toText } = await import('qrcode')
  const margin = 2
  const svg = await toText(link, { type: 'svg', margin })
  const png = await toDataURL(link, { margin, width: printedPixels })
  return { state: 'drawn', svg: `data:image/svg+xml,${encodeURIComponent(svg)}`, png }
}
