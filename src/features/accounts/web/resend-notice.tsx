import { useMutation } from '@tanstack/react-query'
import { call } from '#ui/api/call.ts'
import { Button } from '#ui/components/button.tsx'
import { Notice } from '#ui/components/notice.tsx'
import { toast } from '#ui/components/toast.ts'
import { useTexts } from '#ui/texts/language-provider.tsx'
import { type Credentials, resendVerificationEndpoint } from '../contract/account.ts'
import { failureMessage } from './failure-message.ts'
import { loginTexts } from './texts.ts'

export interface Unverified {
  credentials: Credentials
  /** The server's refusal. */
  message: string
}

/** Says that the address is not verified, and sends the mail again to whoever typed the right password. */
export function ResendNotice({ credentials, message }: Unverified) {
  const t = useTexts(loginTexts)
  const { mutate, isPending, isSuccess } = useMutation({
    mutationFn: () => call(resendVerificationEndpoint, { body: credentials }),
    onSuccess: (answer) => void toast.success(answer.message),
    onError: (error) => void toast.error(failureMessage(error, t('resendFailed'))),
  })
  return (
    <Notice
      tone={isSuccess ? 'success' : 'warning'}
      title={isSuccess ? t('checkInbox') : message}
      className="mb-5"
      takesFocus={isSuccess}
    >
      <p>{t('checkInboxMore')}</p>
      {!isSuccess && (
        <Button
          variant="secondary"
          size="sm"
          busy={isPending}
          busyLabel={t('resending')}
          onClick={() => mutate()}
          className="mt-3"
        >
          {t('resend')}
        </Button>
      )}
    </Notice>
  )
}
