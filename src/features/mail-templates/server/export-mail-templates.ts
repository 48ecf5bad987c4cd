import { selectTemplates } from './store.ts'

/** The company's own templates. */
export const exportMailTemplates = selectTemplates
