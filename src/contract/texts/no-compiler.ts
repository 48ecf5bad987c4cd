import type { compileMessage } from '@lingui/message-utils/compileMessage'

/** None in the browser: the build has compiled the messages. */
export const messageCompiler: typeof compileMessage | null = null
