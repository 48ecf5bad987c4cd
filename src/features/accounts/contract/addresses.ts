import { signedIn } from '#contract/endpoint.ts'

/** Every page of the application logs out; none needs the schemas for it. */
export const logOutAddress = { method: 'POST', path: '/api/auth/logout', access: signedIn } as const
