import { sendLinkLater } from './send-link.ts'

export const tasks = [sendLinkLater]
