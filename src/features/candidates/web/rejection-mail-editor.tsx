import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { AnswerOf } from '#contract/endpoint.ts'
import { failureMessage } from '#features/accounts/web/failure-message.ts'
import { FormFrame, TextField } from '#features/accounts/web/form-fields.tsx'
import { useCheckedForm } from '#features/accounts/web/use-checked-form.ts'
import { call } from '#ui/api/call.ts'
import { Button } from '#ui/components/button.tsx'
import { ConfirmDialog } from '#ui/components/confirm-dialog.tsx'
import { Field } from '#ui/components/field.tsx'
import { TextArea } from '#ui/components/text-area.tsx'
import { toast } from '#ui/components/toast.ts'
import { useTexts } from '#ui/texts/language-provider.tsx'
import {
  type listRejectionTextsEndpoint,
  rejectionText,
  restoreRejectionTextEndpoint,
  setRejectionTextEndpoint,
} from '../contract/rejection-mail.ts'
import { rejectionPlaceholders, rejectionTextLimits } from '../contract/rejection-mail-limits.ts'
import { rejectionMailTexts } from './rejection-mail-texts.ts'

type Listed = AnswerOf<typeof listRejectionTextsEndpoint>
export type TextInUse = Listed['texts'][number]

export const rejectionMailsKey = ['rejection-mails'] as const

function keepText(queries: QueryClient, text: TextInUse): void {
  queries.setQueryData<Listed>(
    rejectionMailsKey,
    (before) =>
      before && {
        ...before,
        texts: before.texts.map((one) => (one.language === text.language ? text : one)),
      },
  )
}

interface EditorProps {
  inUse: TextInUse
  company: string
}

/** The text in one language with its preview. */
export function RejectionMailEditor({ inUse, company }: EditorProps) {
  const { language, isDefault, subject, text } = inUse
  const t = useTexts(rejectionMailTexts)
  const queries = useQueryClient()
  const form = useCheckedForm({
    initial: { subject, text },
    schema: rejectionText,
    send: async (body) => {
      keepText(queries, await call(setRejectionTextEndpoint, { params: { language }, body }))
      toast.success(t('saved'))
    },
    failureOf: (error) => failureMessage(error, t('failed')),
  })
  const showRestored = (ours: TextInUse) => {
    form.field('subject').onChange({ target: { value: ours.subject } })
    form.field('text').onChange({ target: { value: ours.text } })
  }
  return (
    <div className="grid items-start gap-6 xl:grid-cols-2">
      <FormFrame
        form={form}
        t={t}
        actions={!isDefault && <Restore language={language} onRestored={showRestored} />}
      >
        <Placeholders />
        <TextField
          form={form}
          name="subject"
          label={t('subject')}
          maxLength={rejectionTextLimits.subject}
          lang={language}
        />
        <Field label={t('text')} hint={t('textHint')} error={form.errorOf('text')} required>
          <TextArea
            {...form.field('text')}
            rows={10}
            maxLength={rejectionTextLimits.text}
            counter
            lang={language}
          />
        </Field>
      </FormFrame>
      <RejectionMailPreview {...form.values} language={language} company={company} />
    </div>
  )
}

const names = rejectionPlaceholders.map((placeholder) => ({
  placeholder,
  name: placeholder.slice(1, -1) as 'firstName' | 'job' | 'company',
}))

function Placeholders() {
  const t = useTexts(rejectionMailTexts)
  return (
    <div className="text-sm text-ink-soft">
      <p>{t('placeholders')}</p>
      <ul className="mt-1 grid gap-1">
        {names.map(({ placeholder, name }) => (
          <li key={name}>
            <code className="rounded bg-sunken px-1.5 py-0.5 text-ink">{placeholder}</code> {t(name)}
          </li>
        ))}
      </ul>
    </div>
  )
}

type PreviewProps = Pick<TextInUse, 'subject' | 'text' | 'language'> & { company: string }

/** The email as a candidate reads it, with invented names. */
export function RejectionMailPreview({ subject, text, language, company }: PreviewProps) {
  const t = useTexts(rejectionMailTexts)
  const sample = { firstName: t('sampleFirstName'), job: t('sampleJob'), company }
  const filled = (words: string) =>
    words.replace(/\{(firstName|job|company)\}/g, (_, name: keyof typeof sample) => sample[name])
  return (
    <figure className="min-w-0 rounded-lg border border-line bg-sunken px-4 py-3.5 text-sm">
      <figcaption className="mb-2 text-xs font-medium text-ink-faint">{t('preview')}</figcaption>
      <div lang={language} dir="auto" className="grid gap-3 wrap-anywhere text-ink-soft">
        <p className="font-semibold text-ink">{filled(subject)}</p>
        {filled(text)
          .split(/\n+/)
          .filter((line) => line.trim() !== '')
          .map((line, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs have no other name
            <p key={at}>{line}</p>
          ))}
      </div>
    </figure>
  )
}

interface RestoreProps {
  language: TextInUse['language']
  onRestored: (ours: TextInUse) => void
}

function Restore({ language, onRestored }: RestoreProps) {
  const t = useTexts(rejectionMailTexts)
  const queries = useQueryClient()
  const [asks, setAsks] = useState(false)
  const { mutate, isPending } = useMutation({
    mutationFn: () => call(restoreRejectionTextEndpoint, { params: { language } }),
    onSuccess: (text) => {
      keepText(queries, text)
      toast.success(t('restored'))
      onRestored(text)
    },
    onError: (error) => toast.error(failureMessage(error, t('failed'))),
    onSettled: () => setAsks(false),
  })
  return (
    <>
      <Button variant="secondary" onClick={() => setAsks(true)}>
        {t('restore')}
      </Button>
      <ConfirmDialog
        open={asks}
        onClose={() => setAsks(false)}
        title={t('restoreTitle')}
        tone="danger"
        cancelLabel={t('keep')}
        confirmLabel={t('restore')}
        busy={isPending}
        busyLabel={t('restoring')}
        onConfirm={() => mutate()}
      >
        {t('restoreText')}
      </ConfirmDialog>
    </>
  )
}
