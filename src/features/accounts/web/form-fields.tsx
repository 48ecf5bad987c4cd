import type { ComponentProps } from 'react'
import { Field, type FieldProps } from '#ui/components/field.tsx'
import { PasswordInput } from '#ui/components/password-input.tsx'
import { TextInput } from '#ui/components/text-input.tsx'

/** What a field needs of a checked form. */
export interface FormWithField<Name extends string> {
  field(name: Name): ComponentProps<'input'>
  errorOf(name: Name): string | undefined
}

type Wiring<Name extends string> = Pick<FieldProps, 'label' | 'hint' | 'className'> & {
  form: FormWithField<Name>
  name: Name
}

type TextFieldProps<Name extends string> = Wiring<Name> &
  Omit<ComponentProps<typeof TextInput>, 'form' | 'name' | 'className'> & { optional?: boolean }

/** One line of text of a checked form, with its label and its mistake. */
export function TextField<Name extends string>({
  form,
  name,
  label,
  hint,
  className,
  optional,
  ...input
}: TextFieldProps<Name>) {
  return (
    <Field label={label} hint={hint} error={form.errorOf(name)} required={!optional} className={className}>
      <TextInput {...form.field(name)} {...input} />
    </Field>
  )
}

/** An e-mail address of a checked form. */
export const EmailField = <Name extends string>(props: TextFieldProps<Name>) => (
  <TextField type="email" autoComplete="email" autoCapitalize="none" {...props} />
)

type PasswordFieldProps<Name extends string> = Wiring<Name> &
  Pick<ComponentProps<typeof PasswordInput>, 'autoComplete'> & { error?: string | undefined }

/** A password of a checked form. */
export function PasswordField<Name extends string>({
  form,
  name,
  label,
  hint,
  className,
  error = form.errorOf(name),
  ...input
}: PasswordFieldProps<Name>) {
  return (
    <Field label={label} hint={hint} error={error} required className={className}>
      <PasswordInput {...form.field(name)} {...input} />
    </Field>
  )
}
