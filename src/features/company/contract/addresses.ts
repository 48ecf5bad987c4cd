import { signedIn } from '#contract/endpoint.ts'

/** Every page of the signed-in asks for the settings; none should carry the schemas for it. */
export const getSettingsAddress = { method: 'GET', path: '/api/users/settings', access: signedIn } as const
