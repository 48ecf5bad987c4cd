import type { InterfaceLanguage } from '#contract/languages.ts'
import type { Theme } from '#ui/theme/theme.ts'
import taken from '../../../ui/help-pictures/sizes.json' with { type: 'json' }

const files = import.meta.glob<string>('../../../ui/help-pictures/*/*.avif', {
  eager: true,
  query: '?url',
  import: 'default',
})

type Look = `${'phone' | 'wide'}-${'light' | 'dark'}`

/** In CSS pixels, by language, name and width, as `scripts/help-pictures.ts` writes them. */
const sizes: Readonly<Record<string, { width: number; height: number }>> = taken

/** The address and size of a picture in the reader's language; English where it is not taken in theirs. */
function pictureOf(language: InterfaceLanguage, name: string, look: Look) {
  const [width, theme] = look.split('-')
  const key = [language, 'en'].map((one) => `${one}/${name}-${width}`).find((one) => one in sizes) ?? ''
  return { address: files[`../../../ui/help-pictures/${key}-${theme}.avif`], ...sizes[key] }
}

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
  const { address: src, ...size } = pictureOf(language, name, 'wide-light')
  return {
    sources: sources[theme].map(([media, look]) => {
      const { address: srcSet, ...sized } = pictureOf(language, name, look)
      return { media, srcSet, ...sized }
    }),
    img: { src, ...size },
  }
}
