import { spokenLanguage } from './spoken-language.ts'

/** Names in a row, with the comma of the application's language. */
export const listed = (names: readonly string[]): string =>
  names.join(spokenLanguage().language === 'ar' ? '، ' : ', ')
