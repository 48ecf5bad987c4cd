/** An e-mail address: left to right in any script, and broken before the `@` if at all. */
export function EmailText({ children: email, className }: { children: string; className?: string }) {
  const at = email.lastIndexOf('@')
  return (
    <bdi dir="ltr" className={className}>
      {email.slice(0, Math.max(at, 0))}
      <wbr />
      {email.slice(Math.max(at, 0))}
    </bdi>
  )
}
