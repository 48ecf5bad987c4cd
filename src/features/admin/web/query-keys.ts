/** All keys begin with the same word, so that logging out can forget them together. */
export const adminKey = ['operator'] as const
export const purchasesKey = [...adminKey, 'purchases'] as const
export const companiesKey = [...adminKey, 'companies'] as const
export const mailsKey = [...adminKey, 'mails'] as const
export const tasksKey = [...adminKey, 'tasks'] as const
export const auditKey = [...adminKey, 'audit'] as const
