// One address: no separators of lists and headers, no quoted parts, nothing that cannot be seen, no dots where they
// would need quotes, and no encoded words, which some read as what they stand for.
const pattern =
  /^(?!\.|.*(?:=\?|\.\.|\.@))[^\s\p{C}@,;:<>()[\]\\"]{1,64}@(?:[^\s\p{C}@.,;:<>()[\]\\"]+\.)+[^\s\p{C}@.,;:<>()[\]\\"]{2,}$/u
const maxLength = 254

/** The one spelling under which an address is kept and found again. */
export const foldEmail = (text: string): string => text.trim().toLowerCase()

/** Whether a folded text is the address of one mailbox, which mail can be sent to. */
export function isEmailAddress(folded: string): boolean {
  // Folding can make a text longer, so the length is that of what would be kept.
  return folded.length <= maxLength && pattern.test(folded)
}
