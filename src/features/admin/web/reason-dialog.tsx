import { type ReactNode, type SubmitEvent, useId, useState } from 'react'
import { Button } from '#ui/components/button.tsx'
import { Dialog } from '#ui/components/dialog.tsx'
import { Field } from '#ui/components/field.tsx'
import { Notice } from '#ui/components/notice.tsx'
import { TextArea } from '#ui/components/text-area.tsx'
import { useTexts } from '#ui/texts/language-provider.tsx'
import { reasonTexts } from './texts.ts'
import type { ActionFailure } from './use-admin-action.ts'

const minLength = 3
const maxLength = 500

export type ReasonDialogProps = {
  title: string
  /** What happens when it is done. */
  children: ReactNode
  hint: string
  submit: string
  busyLabel: string
  busy: boolean
  failure: ActionFailure | null
  onClose: () => void
  act: (reason: string) => void
  /** Checks the further fields and shows what is wrong; false stops the form. */
  check?: () => boolean
  /** Further fields, above the reason. */
  fields?: ReactNode
  tone?: 'primary' | 'danger'
}

/** Asks for a reason before an action. After a failure it stays open with what was typed. */
export function ReasonDialog(props: ReasonDialogProps) {
  const t = useTexts(reasonTexts)
  const {
    title,
    children,
    hint,
    submit,
    busyLabel,
    busy,
    failure,
    onClose,
    act,
    check,
    fields,
    tone = 'danger',
  } = props
  const [reason, setReason] = useState('')
  const [wrong, setWrong] = useState(false)
  const form = useId()
  const over = failure?.over ?? false
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = reason.trim()
    const enough = typed.length >= minLength
    setWrong(!enough)
    const others = check?.() ?? true
    if (enough && others) act(typed)
    else event.currentTarget.querySelector<HTMLElement>(enough ? 'input' : 'textarea')?.focus()
  }
  return (
    <Dialog
      open
      onClose={onClose}
      locked={busy}
      title={title}
      footer={
        <>
          <Button variant="secondary" disabled={busy} onClick={onClose}>
            {over ? t('close') : t('cancel')}
          </Button>
          {!over && (
            <Button variant={tone} type="submit" form={form} busy={busy} busyLabel={busyLabel}>
              {submit}
            </Button>
          )}
        </>
      }
    >
      <form id={form} noValidate onSubmit={send} className="grid gap-4">
        <div className="grid gap-2 text-sm text-ink-soft">{children}</div>
        {failure && <Notice tone={failure.over ? 'info' : 'danger'}>{failure.message}</Notice>}
        {fields}
        <Field label={t('reason')} hint={hint} error={wrong ? t('needed') : undefined} required>
          <TextArea
            value={reason}
            maxLength={maxLength}
            counter
            rows={3}
            onChange={(event) => {
              setReason(event.target.value)
              setWrong(false)
            }}
          />
        </Field>
      </form>
    </Dialog>
  )
}
