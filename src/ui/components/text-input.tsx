import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'
import { controlStyle } from './control-style.ts'
import { useFieldWiring } from './field.tsx'

export type TextInputProps = ComponentProps<'input'>

/** Addresses are read from the left in each language. */
const leftToRight = ['url', 'email']

export function TextInput({ className, type = 'text', ...rest }: TextInputProps) {
  return (
    <input
      {...useFieldWiring()}
      type={type}
      dir={leftToRight.includes(type) ? 'ltr' : undefined}
      {...rest}
      className={classNames(controlStyle, className)}
    />
  )
}
