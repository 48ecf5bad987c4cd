import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'
import { controlStyle } from './control-style.ts'
import { useFieldWiring } from './field.tsx'

export type TextInputProps = ComponentProps<'input'>

/** Addresses are read from the left in each language; telephone numbers are so without a word. */
const leftToRight = ['url', 'email']
/** They begin where the other fields do, and what stands in place of one is in the reader's language. */
const fromTheRight = 'rtl:text-right rtl:placeholder-shown:[direction:rtl]'

export function TextInput({ className, type = 'text', ...rest }: TextInputProps) {
  return (
    <input
      {...useFieldWiring()}
      type={type}
      dir={leftToRight.includes(type) ? 'ltr' : undefined}
      {...rest}
      className={classNames(controlStyle, ['email', 'tel'].includes(type) && fromTheRight, className)}
    />
  )
}
