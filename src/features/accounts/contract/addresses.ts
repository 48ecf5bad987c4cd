import { signedIn } from '#contract/endpoint.ts'

/** The application chooses a language without the schemas. */
export const chooseLanguageAddress = { method: 'PUT', path: '/api/users/language', access: signedIn } as const

/** Every page of the application logs out; none needs the schemas for it. */
export const logOutAddress = { method: 'POST', path: '/api/auth/logout', access: signedIn } as const
