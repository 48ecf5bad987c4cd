/** All that is kept of the desk is under the first word, so that it can be forgotten together. */
export const deskKey = ['operator'] as const
export const purchasesKey = [...deskKey, 'purchases'] as const
export const companiesKey = [...deskKey, 'companies'] as const
export const mailsKey = [...deskKey, 'mails'] as const
export const tasksKey = [...deskKey, 'tasks'] as const
export const auditKey = [...deskKey, 'audit'] as const
