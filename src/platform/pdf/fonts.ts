import { createRequire } from 'node:module'
import { Font } from '@react-pdf/renderer'

const fileOf = createRequire(import.meta.url).resolve
const families = [
  {
    family: 'Noto Sans',
    regular: fileOf('@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf'),
    strong: fileOf('@expo-google-fonts/noto-sans/600SemiBold/NotoSans_600SemiBold.ttf'),
  },
  {
    // Of the Arabic typefaces the one whose letters come out joined.
    family: 'Cairo',
    regular: fileOf('@expo-google-fonts/cairo/400Regular/Cairo_400Regular.ttf'),
    strong: fileOf('@expo-google-fonts/cairo/600SemiBold/Cairo_600SemiBold.ttf'),
  },
]

/** Each letter is set in the first one that has it. */
export const fontFamilies = families.map(({ family }) => family)
export const fontWeights = { regular: 400, strong: 600 } as const

const maxUnbroken = 24

// Nothing is hyphenated. The empty pieces are places where a word too long for any line may break without a hyphen.
Font.registerHyphenationCallback((word) =>
  word.length <= maxUnbroken ? [word] : [...word].flatMap((letter, at) => (at > 0 ? ['', letter] : [letter])),
)

/**
 * Loads the typefaces; returns whether one of them has a letter. Again for each document: a typeface
 * remembers what it was used for, and after an ý it would no longer say which letter its y stands for.
 */
export async function loadFonts(): Promise<(letter: string) => boolean> {
  const registered = Font.getRegisteredFonts()
  for (const { family, regular, strong } of families) {
    delete registered[family]
    Font.register({
      family,
      fonts: [
        { src: regular, fontWeight: fontWeights.regular },
        { src: strong, fontWeight: fontWeights.strong },
      ],
    })
    for (const fontWeight of Object.values(fontWeights)) await Font.load({ fontFamily: family, fontWeight })
  }
  const fonts = families.map(({ family }) => Font.getFont({ fontFamily: family })?.data)
  return (letter) => fonts.some((font) => font?.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0))
}
