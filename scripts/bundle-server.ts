import { relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build, type Plugin } from 'vite'

const root = fileURLToPath(new URL('..', import.meta.url))
/** Usage: node scripts/bundle-server.ts ENTRY FOLDER. */
const [entry = '', into = ''] = process.argv.slice(2)
const folder = resolve(into)

/** Libraries that look for files of their own (WebAssembly, native code, fonts, pages), or start a thread from one. */
const WITH_FILES = ['@fastify/swagger-ui', '@node-rs/argon2', 'multilingual-stemmer', 'pdfkit', 'pg', 'pino', 'sharp']

/** Our own files are found from where they were written, not from the bundle. */
const ownPaths: Plugin = {
  name: 'own-places',
  transform(code, id) {
    if (id.includes('node_modules') || !code.includes('import.meta.url')) return null
    return code.replaceAll('import.meta.url', `new URL(${JSON.stringify(relative(folder, id))}, import.meta.url).href`)
  },
}

/** What `charset` leaves as it is: letters in the notices of licences. */
const plainNotices: Plugin = {
  name: 'plain-notices',
  generateBundle(_options, files) {
    for (const file of Object.values(files)) {
      if (file.type === 'chunk') file.code = file.code.replaceAll(/[^\0-\x7f]/g, (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`)
    }
  },
}

/**
 * Puts the server and its libraries into a few files: loading 1,400 modules one by one takes half a second and 20 MB
 * (docs/decisions/0013-one-file-server.md has the figures). Names stay as written, so that a stack trace can be read.
 */
await build({
  root,
  configFile: false,
  publicDir: false,
  logLevel: 'warn',
  plugins: [ownPaths, plainNotices],
  ssr: { noExternal: true, external: WITH_FILES },
  build: {
    ssr: entry,
    outDir: folder,
    emptyOutDir: true,
    target: 'node26',
    // One folder for all, so that `ownPaths` is right in each.
    // Plain ASCII, because V8 keeps the source of a file with one ș in it as two bytes a letter.
    rolldownOptions: { output: { charset: 'ascii', chunkFileNames: '[name]-[hash].js', minify: { compress: true, mangle: false, codegen: true } } },
  },
})
