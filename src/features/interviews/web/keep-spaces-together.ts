/** French puts spaces before ! ? : ; and inside « »; a line must not break there. */
export const keepSpacesTogether = (text: string): string =>
  text.replace(/ (?=[?!:;»])/g, '\u00a0').replace(/« /g, '«\u00a0')
