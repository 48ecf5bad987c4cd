import type { ComponentProps } from 'react'
import { Field, type FieldProps } from '#ui/components/field.tsx'
import { PasswordInput } from '#ui/components/password-input.tsx'
import { TextInput } from '#ui/components/text-input.tsx'

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
