import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { Platform } from '#platform/platform.ts'
import { loaders } from './loaders.ts'
import { type DoubtPages, registerPages } from './register-pages.ts'

const dist = join(import.meta.dirname, '..', '..', '..', 'dist')

/** Serves the pages of the build beside the sources. */
export const addPages = (app: FastifyInstance, platform: Platform): Promise<{ doubt: DoubtPages }> =>
  registerPages(app, { platform, dist, loaders })
