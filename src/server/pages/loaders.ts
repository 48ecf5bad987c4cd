import type { PageLoaders } from './open-pages.ts'

/** What reads the data of each page that is sent with some. */
export const loaders: PageLoaders = {}
