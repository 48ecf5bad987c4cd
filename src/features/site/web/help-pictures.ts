import type { InterfaceLanguage } from '#contract/languages.ts'
import type { Theme } from '#ui/theme/theme.ts'

const files = import.meta.glob<string>('../../../ui/help-pictures/*/*.avif', {
  eager: true,
  query: '?url',
  import: 'default',
})

/** In CSS pixels, as `scripts/help-pictures.ts` takes them. */
const sizes = { phone: { width: 344, height: 430 }, wide: { width: 920, height: 552 } } as const
type Look = `${keyof typeof sizes}-${'light' | 'dark'}`

/** The address of a picture in the reader's language; English where it is not taken in theirs. */
const addressOf = (language: InterfaceLanguage, name: string, look: Look): string | undefined =>
  files[`../../../ui/help-pictures/${language}/${name}-${look}.avif`] ??
  files[`../../../ui/help-pictures/en/${name}-${look}.avif`]

const narrow = '(width < 40rem)'
const dark = '(prefers-color-scheme: dark)'
// The first that fits is shown. Paper is always light, which is what no source is for.
const sources: Readonly<Record<Theme, readonly (readonly [media: string, look: Look])[]>> = {
  system: [
    [`screen and ${narrow} and ${dark}`, 'phone-dark'],
    [`screen and ${narrow}`, 'phone-light'],
    [`screen and ${dark}`, 'wide-dark'],
  ],
  light: [[`screen and ${narrow}`, 'phone-light']],
  dark: [
    [`screen and ${narrow}`, 'phone-dark'],
    ['screen', 'wide-dark'],
  ],
}

/** A picture for each width and theme, as `<source>` and `<img>` take them. */
export function helpPicture(language: InterfaceLanguage, name: string, theme: Theme) {
  const sized = (look: Look) => sizes[look.startsWith('phone') ? 'phone' : 'wide']
  return {
    sources: sources[theme].map(([media, look]) => ({
      media,
      srcSet: addressOf(language, name, look),
      ...sized(look),
    })),
    img: { src: addressOf(language, name, 'wide-light'), ...sizes.wide },
  }
}
