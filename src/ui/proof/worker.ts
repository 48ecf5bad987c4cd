import { pbkdf2 } from '@noble/hashes/pbkdf2.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { handler } from 'altcha-lib/workers/shared'

// Not the browser's own cryptography, which pages without https do not get.
handler({
  deriveKey: async ({ cost, keyLength }, salt, password) => ({
    derivedKey: pbkdf2(sha256, password, salt, { c: cost, dkLen: keyLength }),
  }),
})
