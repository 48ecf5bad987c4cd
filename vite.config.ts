import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
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
    applyToEnvironment: ({ name }) => name === 'client',
    async writeBundle({ dir }) {
      const folder = join(dir ?? '', 'assets')
      const files = readdirSync(folder).filter((name) => compressed.test(name))
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

export default defineConfig({
  appType: 'custom',
  plugins: [react(), tailwindcss(), precompress()],
  build: { assetsInlineLimit: 0, modulePreload: { polyfill: false }, reportCompressedSize: false },
  environments: {
    client: {
      build: {
        outDir: 'dist/client',
        manifest: true,
        rolldownOptions: {
          input: {
            site: 'src/web/site/client.tsx',
            candidate: 'src/web/candidate/client.tsx',
            app: 'src/web/app/client.tsx',
            gallery: 'src/web/gallery/client.tsx',
          },
        },
      },
    },
    ssr: {
      // React would pick its development build at run time, at half the speed.
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
      for (const name of ['client', 'ssr']) {
        const environment = builder.environments[name]
        if (environment) await builder.build(environment)
      }
    },
  },
})
