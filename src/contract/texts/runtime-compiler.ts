import { compileMessage } from '@lingui/message-utils/compileMessage'

/** Compiles messages as they are first said: on the server, where no build has done it. */
export const messageCompiler: typeof compileMessage | null = compileMessage
