import { useState } from 'react'
import { call } from '#ui/api/call.ts'
import { Button } from '#ui/components/button.tsx'
import { Notice } from '#ui/components/notice.tsx'
import { toast } from '#ui/components/toast.ts'
import { type Credentials, logIn, resendVerification } from '../contract.ts'
import { sayFailure } from './read-failure.ts'
import { loginTexts as texts } from './texts.ts'

/** Says that the address waits to be verified, and sends the mail again to whoever typed the right password. */
export function ResendNotice({ credentials }: { credentials: Credentials }) {
  const [busy, setBusy] = useState(false)
  const [sent, setSent] = useState(false)
  const send = async () => {
    setBusy(true)
    try {
      const { message } = await call(resendVerification, { body: credentials })
      setSent(true)
      toast.success(message)
    } catch (error) {
      toast.error(sayFailure(error, texts.resendFailed))
    } finally {
      setBusy(false)
    }
  }
  return (
    <Notice
      tone={sent ? 'success' : 'warning'}
      title={sent ? texts.checkInbox : logIn.refusals.EMAIL_NOT_VERIFIED.message}
      className="mb-5"
      takesFocus={sent}
    >
      <p>{texts.checkInboxMore}</p>
      {!sent && (
        <Button
          variant="secondary"
          size="sm"
          busy={busy}
          busyLabel={texts.resending}
          onClick={() => void send()}
          className="mt-3"
        >
          {texts.resend}
        </Button>
      )}
    </Notice>
  )
}
