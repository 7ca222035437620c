import { readdirSync, readFileSync } from 'node:fs'
import { build } from 'vite'
import { filesOf, versionOf } from './bundle/worker-files.ts'

const CLIENT = 'build/client'
const assets = `${CLIENT}/assets`
const names = readdirSync(assets)
const read = (name: string) => readFileSync(`${assets}/${name}`, 'utf8')

/** Bundles the service worker into build/worker/sw.js, after the pages: it names the built files it keeps. */
await build({
  configFile: false,
  publicDir: false,
  logLevel: 'warn',
  define: {
    FILES: JSON.stringify(filesOf(names, read)),
    VERSION: JSON.stringify(versionOf(names)),
    'process.env.NODE_ENV': JSON.stringify('production'),
  },
  build: {
    outDir: 'build/worker',
    target: 'es2022',
    lib: { entry: 'web/worker/worker.ts', formats: ['iife'], name: 'worker', fileName: () => 'sw.js' },
  },
})
