import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'
import { controlStyle } from './control-style.ts'
import { useFieldWiring } from './field.tsx'

export type TextInputProps = ComponentProps<'input'>

export function TextInput({ className, type = 'text', ...rest }: TextInputProps) {
  return <input {...useFieldWiring()} type={type} {...rest} className={classNames(controlStyle, className)} />
}
