import type { ComponentProps, ReactNode } from 'react'
import { Button } from '#ui/components/button.tsx'
import { classNames } from '#ui/components/class-names.ts'
import { Field, type FieldProps } from '#ui/components/field.tsx'
import { Notice } from '#ui/components/notice.tsx'
import { PasswordInput } from '#ui/components/password-input.tsx'
import { TextInput } from '#ui/components/text-input.tsx'
import type { CheckedForm } from './use-checked-form.ts'

type FormFrameProps = {
  form: Pick<CheckedForm<Record<string, string>>, 'form' | 'failure' | 'busy' | 'ready'>
  t: (key: 'title' | 'submit' | 'busy') => string
  children: ReactNode
  /** The one form of its page: the button is as wide as the form. */
  large?: boolean
  /** Under the reason why it could not be sent. */
  failureMore?: ReactNode
  /** Of the button. */
  icon?: ReactNode
  /** Beside the button. */
  actions?: ReactNode
  className?: string
}

/** A checked form: why it could not be sent, its fields, its button. */
export function FormFrame(props: FormFrameProps) {
  const { form, t, children, large, failureMore, icon, actions, className } = props
  return (
    <form {...form.form} className={classNames('grid gap-4', className)} aria-label={t('title')}>
      {form.failure && (
        <Notice tone="danger" title={form.failure} className="col-span-full">
          {failureMore}
        </Notice>
      )}
      {children}
      <div className="col-span-full flex flex-wrap gap-2">
        <Button
          type="submit"
          {...(large ? { size: 'lg', wide: true } : { variant: 'secondary' })}
          icon={icon}
          busy={form.busy}
          busyLabel={t('busy')}
          disabled={!form.ready}
        >
          {t('submit')}
        </Button>
        {actions}
      </div>
    </form>
  )
}

/** What a field needs of a checked form. */
export interface FormWithField<Name extends string> {
  field(name: Name): ComponentProps<'input'>
  errorOf(name: Name): string | undefined
}

type TextFieldProps<Name extends string> = Pick<FieldProps, 'label' | 'hint' | 'className'> &
  Omit<ComponentProps<'input'>, 'form' | 'name' | 'className'> & {
    form: FormWithField<Name>
    name: Name
    optional?: boolean
  }

/** One line of text of a checked form, with its label and its mistake. */
export function TextField<Name extends string>(props: TextFieldProps<Name>) {
  const { form, name, label, hint, className, optional, ...input } = props
  const Input = input.type === 'password' ? PasswordInput : TextInput
  return (
    <Field label={label} hint={hint} error={form.errorOf(name)} required={!optional} className={className}>
      <Input {...form.field(name)} {...input} />
    </Field>
  )
}

/** An e-mail address of a checked form. */
export const EmailField = <Name extends string>(props: TextFieldProps<Name>) => (
  <TextField type="email" autoComplete="email" autoCapitalize="none" {...props} />
)

/** A password of a checked form. */
export const PasswordField = <Name extends string>(props: TextFieldProps<Name>) => (
  <TextField {...props} type="password" />
)
