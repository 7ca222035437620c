import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { minifySync } from '@swc/core'
import { eagerWrappers } from './bundle/eager-wrappers.ts'

const WORTH_IT_BYTES = 1_000
const TEXT = /\.(js|css|svg|json|txt|xml|webmanifest)$/

/** The one minifier of the browser's scripts: it makes them one per cent smaller than the bundler's own, a kilobyte of every first view. */
function minified(script: string): string {
  return eagerWrappers(minifySync(script, { compress: { passes: 3, ecma: 2022 }, mangle: true, module: true }).code)
}

/** Minifies every script and writes .br and .gz beside every text file of the built client, so that the server never compresses a file. */
function compressFolder(folder: string): void {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name)
    if (!entry.isFile() || !TEXT.test(entry.name)) continue
    if (entry.name.endsWith('.js')) writeFileSync(path, minified(readFileSync(path, 'utf8')))
    const bytes = readFileSync(path)
    if (bytes.length < WORTH_IT_BYTES) continue
    writeFileSync(`${path}.br`, brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }))
    writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }))
  }
}

compressFolder('build/client')
