import interLatin from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url'

/** Addresses of the font files every page needs at once; the others load by their characters. */
export const fontsToPreload: readonly string[] = [interLatin]
