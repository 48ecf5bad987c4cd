/** French spaces its quotation marks and loud signs from their words; such a space must not end a line. */
export const keepUnbroken = (text: string): string =>
  text.replace(/ (?=[?!:;»])/g, '\u00a0').replace(/« /g, '«\u00a0')
