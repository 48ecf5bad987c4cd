import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

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

const preactFor: Readonly<Record<string, string>> = {
  react: 'preact/compat',
  'react/jsx-runtime': 'preact/jsx-runtime',
  'react-dom': 'preact/compat',
  'react-dom/client': 'preact/compat/client',
  'react-dom/server': 'preact/compat/server',
}

const reactOnPreact = '\0react-on-preact'

// The router names `useOptimistic` but only uses it with transitions, which this application does not ask for.
const reactOnPreactCode = `
export * from 'preact/compat'
export { default } from 'preact/compat'
export const useOptimistic = (state) => [state, () => undefined]
`

/** What the browser is sent runs on Preact: a sixth of React's weight. See docs/decisions/008 and 018. */
function builtOnPreact(): Plugin {
  return {
    name: 'built-on-preact',
    enforce: 'pre',
    async resolveId(id, importer, options) {
      if (id === reactOnPreact) return id
      if (id === 'react' && this.environment.name === 'client') return reactOnPreact
      const instead = preactFor[id]
      // From here, since a module made up above has no folder to look from.
      if (instead !== undefined) return this.resolve(instead, importer, options)
      return importer === reactOnPreact && id === 'preact/compat'
        ? this.resolve(id, fileURLToPath(import.meta.url), options)
        : null
    },
    load: (id) => (id === reactOnPreact ? reactOnPreactCode : null),
  }
}

const builtTo = 'dist/client'

export default defineConfig({
  appType: 'custom',
  plugins: [builtOnPreact(), react(), tailwindcss(), precompress()],
  build: { assetsInlineLimit: 0, modulePreload: { polyfill: false }, reportCompressedSize: false },
  environments: {
    client: {
      build: {
        outDir: builtTo,
        manifest: '.vite/client.json',
        rolldownOptions: {
          input: { app: 'src/web/app/client.tsx', gallery: 'src/web/gallery/client.tsx' },
          // A request costs a phone more than a kilobyte does: what several pages share comes in one piece.
          output: {
            codeSplitting: {
              groups: [
                // What only the operator's pages share stays apart: no employer asks for it.
                {
                  name: 'shared',
                  minShareCount: 4,
                  test: /src\/(ui|contract|features\/(?!operator)\w+\/contract)/,
                },
                // Icons and modules of a few lines.
                {
                  name: 'small',
                  minShareCount: 2,
                  maxModuleSize: 1500,
                  test: /src\/(?!features\/operator)|lucide-react|@tanstack/,
                },
              ],
            },
          },
        },
      },
    },
    sent: {
      consumer: 'client',
      define: { 'process.env.NODE_ENV': '"production"' },
      build: {
        outDir: builtTo,
        emptyOutDir: false,
        copyPublicDir: false,
        manifest: '.vite/sent.json',
        rolldownOptions: {
          input: { site: 'src/web/site/client.tsx', candidate: 'src/web/candidate/client.tsx' },
        },
      },
    },
    ssr: {
      define: { 'process.env.NODE_ENV': '"production"' },
      resolve: { noExternal: true },
      build: {
        outDir: 'dist/ssr',
        ssr: true,
        rolldownOptions: { input: { server: 'src/web/sent/server.tsx' } },
      },
    },
  },
  builder: {
    buildApp: async (builder) => {
      // In turn: the first empties the folder that the second adds to.
      for (const name of ['client', 'sent', 'ssr']) {
        const environment = builder.environments[name]
        if (environment) await builder.build(environment)
      }
    },
  },
})
