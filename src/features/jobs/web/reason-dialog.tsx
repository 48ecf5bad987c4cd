import { type FormEvent, useId, useState } from 'react'
import { ConfirmDialog, type ConfirmDialogProps } from '#ui/components/confirm-dialog.tsx'
import { Field } from '#ui/components/field.tsx'
import { TextArea } from '#ui/components/text-area.tsx'

export type ReasonDialogProps = Omit<ConfirmDialogProps, 'form' | 'onConfirm' | 'children'> & {
  reasonLabel: string
  reasonMissing: string
  maxLength: number
  onReason: (reason: string) => void
}

const shortestReason = 3

/** Asks why before it is done; the reason is required. */
export function ReasonDialog(props: ReasonDialogProps) {
  const { reasonLabel, reasonMissing, maxLength, onReason, ...dialog } = props
  const form = useId()
  const [reason, setReason] = useState('')
  const [missing, setMissing] = useState(false)
  const isMissing = reason.trim().length < shortestReason
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isMissing) setMissing(true)
    else onReason(reason.trim())
  }
  return (
    <ConfirmDialog {...dialog} form={form}>
      <form id={form} noValidate onSubmit={submit}>
        <Field required label={reasonLabel} error={missing && isMissing ? reasonMissing : undefined}>
          <TextArea
            rows={2}
            value={reason}
            maxLength={maxLength}
            onChange={(event) => setReason(event.target.value)}
          />
        </Field>
      </form>
    </ConfirmDialog>
  )
}
