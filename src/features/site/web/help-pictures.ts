import type { InterfaceLanguage } from '#contract/languages.ts'

const files = import.meta.glob<string>('../../../ui/help-pictures/*/*.webp', {
  eager: true,
  query: '?url',
  import: 'default',
})

/** The address of a picture in the reader's language; English where it is not taken in theirs. */
export const helpPicture = (language: InterfaceLanguage, name: string): string | undefined =>
  files[`../../../ui/help-pictures/${language}/${name}.webp`] ??
  files[`../../../ui/help-pictures/en/${name}.webp`]
