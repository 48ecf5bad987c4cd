import { type ReactNode, type SubmitEvent, useId, useState } from 'react'
import { Button } from '#ui/components/button.tsx'
import { Dialog } from '#ui/components/dialog.tsx'
import { Field } from '#ui/components/field.tsx'
import { Notice } from '#ui/components/notice.tsx'
import { TextArea } from '#ui/components/text-area.tsx'
import { reasonTexts as texts } from './texts.ts'

const shortest = 3
const longest = 500

export type ReasonDialogProps = {
  title: string
  /** What happens when it is done. */
  children: ReactNode
  hint: string
  submit: string
  busyLabel: string
  busy: boolean
  /** Why the last try came to nothing; `over` when no other can come to anything. */
  failure: { message: string; over: boolean } | null
  onClose: () => void
  onSubmit: (reason: string) => void
  /** Says what else is wrong; the form is then not sent. */
  check?: () => boolean
  /** Further fields, above the reason. */
  fields?: ReactNode
  tone?: 'primary' | 'danger'
}

/** Asks for a reason before something is done. Stays open, with what was typed, when it could not be done. */
export function ReasonDialog(props: ReasonDialogProps) {
  const {
    title,
    children,
    hint,
    submit,
    busyLabel,
    busy,
    failure,
    onClose,
    onSubmit,
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
    const said = reason.trim()
    const enough = said.length >= shortest
    setWrong(!enough)
    const others = check?.() ?? true
    if (enough && others) onSubmit(said)
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
            {over ? texts.close : texts.cancel}
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
        <Field label={texts.reason} hint={hint} error={wrong ? texts.needed : undefined} required>
          <TextArea
            value={reason}
            maxLength={longest}
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
