import { writeInvoiceTask } from './invoices/tasks.ts'

export const tasks = [writeInvoiceTask]
