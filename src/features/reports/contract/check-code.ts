/** Crockford's base 32: no letter that could be read as another one. */
export const codeAlphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
/** 80 bits: too many to try. */
export const codeLength = 16

/** As it is stored, from what somebody typed; null when it is no code. */
export function readCode(typed: string): string | null {
  const code = typed
    .toUpperCase()
    .replace(/[\s\p{Pd}]/gu, '')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1')
  return code.length === codeLength && [...code].every((one) => codeAlphabet.includes(one)) ? code : null
}

/** In groups of four, as it is printed. */
export const printedCode = (code: string): string => code.replace(/(.{4})(?=.)/g, '$1-')
