const address = /((?<![\p{L}\p{N}._%+-])(?!www\.)[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+)/iu
const scheme = /:(?=\/\/)/g
const dot = /(?<=[\p{L}\p{N}-])[.\u3002\uff0e\uff61](?=[\p{L}\p{N}])/gu
const wordJoiner = '\u2060'

/**
 * The text with something unseen inside whatever a mail program would make a link of: what people typed must lead
 * nowhere, the button alone does. E-mail addresses stay as they are.
 */
export function defuseLinks(text: string): string {
  return text
    .split(address)
    .map((piece, at) =>
      at % 2 ? piece : piece.replace(scheme, `:${wordJoiner}`).replace(dot, (found) => found + wordJoiner),
    )
    .join('')
}
