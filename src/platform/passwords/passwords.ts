/** Hashing throws UNAVAILABLE when too many calls wait, so that a storm of logins leaves the machine to others. */
export interface Passwords {
  hash(password: string): Promise<string>
  /** Whether the password fits; without a hash the answer is no, after the same work. */
  fits(passwordHash: string | null, password: string): Promise<boolean>
}
