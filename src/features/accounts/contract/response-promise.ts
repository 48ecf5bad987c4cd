/**
 * How soon a company promises its candidates a response: within 24-48 business hours, 3 business days, one week, or no
 * promise.
 */
export const responsePromises = ['hours', 'days', 'week', 'none'] as const
export type ResponsePromise = (typeof responsePromises)[number]
