import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')
const packageFolder = join(root, 'node_modules', '@sparticuz', 'chromium')
const version: string = JSON.parse(readFileSync(join(packageFolder, 'package.json'), 'utf8')).version
const folder = join(root, '.cache', `chromium-${version}`)

/** The packaged browser is for this machine alone; elsewhere Playwright's own is used (`npx playwright install chromium`). */
const packaged = process.platform === 'linux' && process.arch === 'x64'

/** What Playwright needs to start the browser of the package, which brings its own libraries and fonts: nothing from the system. */
export const browser = packaged
  ? {
      executablePath: join(folder, 'chromium'),
      args: ['--no-sandbox'],
      chromiumSandbox: false,
      env: {
        ...process.env,
        LD_LIBRARY_PATH: join(folder, 'al2023', 'lib'),
        FONTCONFIG_PATH: join(folder, 'fontconfig'),
      },
    }
  : {}

/** Unpacks the browser once; a half-unpacked one is never seen, because the folder is put in place last. */
export function unpackBrowser(): void {
  if (!packaged || existsSync(join(folder, 'fontconfig', 'fonts.conf'))) return
  const staging = `${folder}.${process.pid}`
  rmSync(staging, { recursive: true, force: true })
  mkdirSync(join(staging, 'fontconfig'), { recursive: true })
  inflateInto(staging)
  writeFileSync(join(staging, 'fontconfig', 'fonts.conf'), fontsConf)
  try {
    renameSync(staging, folder)
  } catch {
    // Another process was first.
    rmSync(staging, { recursive: true, force: true })
  }
}

/** In a process of its own: the package unpacks to the temporary folder that it finds when it is imported. */
function inflateInto(target: string): void {
  const script = `
    import { inflate } from '@sparticuz/chromium'
    for (const name of ['chromium.br', 'fonts.tar.br', 'swiftshader.tar.br', 'al2023.tar.br']) await inflate(${JSON.stringify(join(packageFolder, 'bin'))} + '/' + name)
  `
  const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', script], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, TMPDIR: target },
  })
  if (status !== 0) throw new Error(`The browser could not be unpacked: ${stderr}`)
}

const fontsConf = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig>
  <dir prefix="relative">../fonts</dir>
  <cachedir prefix="relative">../fontconfig/cache</cachedir>
</fontconfig>
`
