import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { listSources } from './scripts/built-from.ts'
import { compileTexts } from './scripts/compile-texts.ts'

const compressed = /\.(js|css|svg|json)$/

/** Writes .br and .gz beside each asset, once, so that serving compresses nothing. */
function precompress(): Plugin {
  return {
    name: 'precompress',
    apply: 'build',
    applyToEnvironment: ({ config }) => config.consumer === 'client',
    async writeBundle({ dir }) {
      const folder = join(dir ?? '', 'assets')
      const files = readdirSync(folder).filter(
        (name) => compressed.test(name) && !existsSync(join(folder, `${name}.br`)),
      )
      await Promise.all(files.map((name) => compressBeside(join(folder, name))))
    },
  }
}

async function compressBeside(file: string): Promise<void> {
  const bytes = readFileSync(file)
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
    promisify(gzip)(bytes, { level: 9 }),
  ])
  writeFileSync(`${file}.br`, br)
  writeFileSync(`${file}.gz`, gz)
}

const builtTo = 'dist/client'

export default defineConfig({
  appType: 'custom',
  plugins: [react(), tailwindcss(), compileTexts(), precompress(), listSources('dist/sources')],
  build: { assetsInlineLimit: 0, modulePreload: { polyfill: false }, reportCompressedSize: false },
  environments: {
    client: {
      build: {
        outDir: builtTo,
        manifest: '.vite/client.json',
        rolldownOptions: {
          input: {
            app: 'src/web/app/client.tsx',
            gallery: 'src/web/gallery/client.tsx',
            cvFrame: 'src/web/cv-frame/client.tsx',
          },
          // A request costs a phone more than a kilobyte does: what several pages share comes in one piece.
          output: {
            codeSplitting: {
              groups: [
                // Before the groups that would take it along.
                { name: 'client', test: /preload-helper|react-dom/ },
                // What only the admin console's pages share stays apart: no employer asks for it.
                {
                  name: 'shared',
                  minShareCount: 4,
                  test: /src\/(ui|contract|features\/(accounts|billing|company|jobs)\/contract)/,
                },
                // Icons and modules of a few lines that most pages need.
                {
                  name: 'small',
                  minShareCount: 5,
                  maxModuleSize: 1500,
                  test: /src\/(?!features\/(admin|review\/web\/candidate-loading))|lucide-react|@tanstack/,
                },
                // What the frames share, and what a candidate's page shares with the list.
                {
                  name: 'frame',
                  test: /ui\/layout\/(header|nav-style)|use-company-jobs|use-later-page|react-query.*useMutation/,
                },
                {
                  name: 'report',
                  test: /mail-kinds|registration-texts|use-job-candidates|candidate-loading|candidate-report\.ts/,
                },
                {
                  name: 'meetings',
                  test: /invitations\/(contract\/limits|web\/(meeting-times|use-invitations))/,
                },
                // What only some of them share, apart from what every page needs.
                { name: 'icons', minShareCount: 2, maxModuleSize: 1500, test: /lucide-react/ },
                {
                  name: 'parts',
                  minShareCount: 2,
                  maxModuleSize: 3000,
                  test: /src\/ui\/components|@tanstack/,
                },
                // The candidates' interview, which is previewed whole, and what its preview says of it.
                {
                  name: 'interview-texts',
                  test: /interviews\/web\/(interview-speech|preview-interview|interview-steps|(last-step-)?texts\.ts)/,
                },
                {
                  name: 'interview',
                  test: /interviews\/web\/(interview-page|chat|later-parts|cv-(step|awaited|upload)|use-cv|review-answers)/,
                },
              ],
            },
          },
        },
      },
    },
    hydrated: {
      consumer: 'client',
      define: { 'process.env.NODE_ENV': '"production"' },
      build: {
        outDir: builtTo,
        emptyOutDir: false,
        copyPublicDir: false,
        manifest: '.vite/hydrated.json',
        rolldownOptions: {
          input: {
            site: 'src/web/site/client.tsx',
            candidate: 'src/web/candidate/client.tsx',
            fonts: 'src/ui/theme/fonts.css',
          },
          output: {
            codeSplitting: {
              groups: [
                // What every page needs, with all that it imports.
                {
                  name: 'base',
                  test: /ssr\/hydrate-page|ui\/(components\/link-style|layout\/(use-hydrated|later)|texts\/use-kept)/,
                },
                // What several forms and what several views of a job share.
                {
                  name: 'forms',
                  minShareCount: 2,
                  test: /ui\/components\/(field|control-style|text-input)/,
                },
                {
                  name: 'jobs',
                  minShareCount: 2,
                  test: /icons\/(map-pin|banknote)|ui\/components\/badge|contract\/money|offer-texts/,
                },
                // Lines that a candidate's pages share.
                {
                  name: 'small',
                  minShareCount: 2,
                  test: /icons\/(user-round|sparkles|calendar-x-2|hourglass|message-circle)\.|interviews\/contract\/limits/,
                },
              ],
            },
          },
        },
      },
    },
    ssr: {
      define: { 'process.env.NODE_ENV': '"production"' },
      resolve: { noExternal: true },
      build: {
        outDir: 'dist/ssr',
        ssr: true,
        rolldownOptions: { input: { server: 'src/web/ssr/server.tsx' } },
      },
    },
  },
  builder: {
    buildApp: async (builder) => {
      // In turn: the first empties the folder that the second adds to.
      for (const name of ['client', 'hydrated', 'ssr']) {
        const environment = builder.environments[name]
        if (environment) await builder.build(environment)
      }
    },
  },
})
