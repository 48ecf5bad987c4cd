/** Hashing throws UNAVAILABLE when too many calls wait, so that a login storm leaves capacity for other requests. */
export interface Passwords {
  hash(password: string): Promise<string>
  /** Whether the password fits; without a hash the answer is no, after the same work. */
  fits(passwordHash: string | null, password: string): Promise<boolean>
}
