import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
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
import { kindsWithButton, mailPlaceholders, mailTemplateLimits } from '../contract/mail-kinds.ts'
import {
  type MailTemplates,
  mailTemplateOf,
  resetMailTemplateEndpoint,
  setMailTemplateEndpoint,
  type TemplateInUse,
  testMailTemplateEndpoint,
} from '../contract/mail-templates.ts'
import { MailTemplatePreview } from './mail-template-preview.tsx'
import { editorTexts } from './texts.ts'

export const mailTemplatesKey = ['mail-templates'] as const

function keepTemplate(queries: QueryClient, changed: TemplateInUse): void {
  const isChanged = ({ kind, language }: TemplateInUse) =>
    kind === changed.kind && language === changed.language
  queries.setQueryData<MailTemplates>(
    mailTemplatesKey,
    (before) =>
      before && {
        ...before,
        templates: before.templates.map((one) => (isChanged(one) ? changed : one)),
      },
  )
}

interface EditorProps {
  inUse: TemplateInUse
  isShown: boolean
  testAddress: string
  /** Called when what is typed begins or ends to differ from what is saved. */
  onUnsaved: (name: string, is: boolean) => void
}

/** The words of one mail in one language, with their preview. */
export function MailTemplateEditor({ inUse, isShown, testAddress, onUnsaved }: EditorProps) {
  const { kind, language, isDefault, subject, text } = inUse
  const t = useTexts(editorTexts)
  const queries = useQueryClient()
  const params = { kind, language }
  const form = useCheckedForm({
    initial: { subject, text },
    schema: mailTemplateOf(kind),
    send: async (body) => {
      keepTemplate(queries, await call(setMailTemplateEndpoint, { params, body }))
      toast.success(t('saved'))
    },
    failureOf: (error) => failureMessage(error, t('failed')),
  })
  const show = (words: TemplateInUse) => {
    form.field('subject').onChange({ target: { value: words.subject } })
    form.field('text').onChange({ target: { value: words.text } })
  }
  const isUnsaved = form.values.subject.trim() !== subject || form.values.text.trim() !== text
  const name = `${kind} ${language}`
  useEffect(() => onUnsaved(name, isUnsaved), [onUnsaved, name, isUnsaved])
  return (
    <div className="grid items-start gap-6 xl:grid-cols-2">
      <FormFrame
        form={form}
        t={t}
        actions={
          <>
            <Test {...params} address={testAddress} isUnsaved={isUnsaved} />
            {!isDefault && <Reset {...params} onReset={show} />}
          </>
        }
      >
        <TextField
          form={form}
          name="subject"
          label={t('subject')}
          maxLength={mailTemplateLimits.subject}
          lang={language}
        />
        <Field
          label={t('text')}
          hint={t(kindsWithButton.includes(kind) ? 'textHintButton' : 'textHint')}
          error={form.errorOf('text')}
          required
        >
          <TextArea
            {...form.field('text')}
            rows={10}
            maxLength={mailTemplateLimits.text}
            counter
            lang={language}
          />
        </Field>
        <Placeholders kind={kind} />
      </FormFrame>
      <MailTemplatePreview kind={kind} language={language} words={form.values} isShown={isShown} />
    </div>
  )
}

function Placeholders({ kind }: Pick<TemplateInUse, 'kind'>) {
  const t = useTexts(editorTexts)
  return (
    <div className="text-sm text-ink-soft">
      <p>{t('placeholders')}</p>
      <ul className="mt-2 grid gap-1.5">
        {mailPlaceholders[kind].map((name) => (
          <li key={name} className="flex items-baseline gap-2">
            <code className="shrink-0 rounded bg-sunken px-1.5 text-ink">{`{${name}}`}</code> {t(name)}
          </li>
        ))}
      </ul>
    </div>
  )
}

type Params = Pick<TemplateInUse, 'kind' | 'language'>

function Test({ address, isUnsaved, ...params }: Params & { address: string; isUnsaved: boolean }) {
  const t = useTexts(editorTexts)
  const { mutate, isPending } = useMutation({
    mutationFn: () => call(testMailTemplateEndpoint, { params }),
    onSuccess: () => toast.success(t('tested', { email: address })),
    onError: (error) => toast.error(failureMessage(error, t('testFailed'))),
  })
  const hint = `test-hint-${params.kind}-${params.language}`
  return (
    <>
      <Button
        variant="secondary"
        busy={isPending}
        busyLabel={t('testBusy')}
        disabled={isUnsaved}
        aria-describedby={isUnsaved ? hint : undefined}
        onClick={() => mutate()}
      >
        {t('test')}
      </Button>
      {isUnsaved && (
        <p id={hint} className="order-last w-full text-sm text-ink-faint">
          {t('testHint')}
        </p>
      )}
    </>
  )
}

function Reset({ onReset, ...params }: Params & { onReset: (template: TemplateInUse) => void }) {
  const t = useTexts(editorTexts)
  const queries = useQueryClient()
  const [asks, setAsks] = useState(false)
  const { mutate, isPending } = useMutation({
    mutationFn: () => call(resetMailTemplateEndpoint, { params }),
    onSuccess: (template) => {
      keepTemplate(queries, template)
      toast.success(t('wasReset'))
      onReset(template)
    },
    onError: (error) => toast.error(failureMessage(error, t('resetFailed'))),
    onSettled: () => setAsks(false),
  })
  return (
    <>
      <Button variant="secondary" onClick={() => setAsks(true)}>
        {t('reset')}
      </Button>
      <ConfirmDialog
        open={asks}
        onClose={() => setAsks(false)}
        title={t('resetTitle')}
        tone="danger"
        cancelLabel={t('keep')}
        confirmLabel={t('reset')}
        busy={isPending}
        busyLabel={t('resetting')}
        onConfirm={() => mutate()}
      >
        {t('resetText')}
      </ConfirmDialog>
    </>
  )
}
