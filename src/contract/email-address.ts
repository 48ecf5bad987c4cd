// One address: no separators of lists and headers, no quoted parts, nothing that cannot be seen, no dots where they
// would need quotes, and no encoded words, which some read as what they stand for.
const local = /(?!\.|.*(?:=\?|\.\.|\.@))[^\s\p{C}@,;:<>()[\]\\"]{1,64}/u.source
/** As names of hosts are: at most 63 letters, no hyphen at the edge, and a last one that is no number. */
const label = /(?!-)[\p{L}\p{M}\p{N}-]{1,63}(?<!-)/u.source
const pattern = new RegExp(`^${local}@(?:${label}\\.)+(?!\\p{N}+$|.$)${label}$`, 'u')
const maxLength = 254

/** Mailboxes of the demo company: a name that is reserved, so that nobody ever has one. No mail is sent there. */
export const demoMailDomain = 'demo.example'

/** The one spelling under which an address is kept and found again. */
export const foldEmail = (text: string): string => text.trim().toLowerCase()

/**
 * The mailbox that an address leads to with most servers: what follows a plus, and dots before the sign, count for nothing,
 * and a host is the same however it is written, as with letters of double width.
 */
export function mailboxOf(address: string): string {
  const folded = foldEmail(address)
  const at = folded.lastIndexOf('@')
  const [name = ''] = folded.slice(0, at).split('+')
  return `${name.replaceAll('.', '') || folded.slice(0, at)}@${hostOf(folded.slice(at + 1))}`
}

/** As mail programs write it before they send. */
function hostOf(written: string): string {
  return URL.parse(`http://${written}`)?.hostname ?? written
}

/** Whether a folded text is the address of one mailbox, which mail can be sent to. */
export function isEmailAddress(folded: string): boolean {
  // Folding can make a text longer, so the length is that of what would be kept.
  return folded.length <= maxLength && pattern.test(folded)
}
