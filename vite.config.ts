import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { inFrame } from './scripts/bundle/frame-chunk.ts'
import { lightIcons } from './scripts/bundle/light-icons.ts'

export default defineConfig(({ command }) => ({
  plugins: [reactRouter()],
  resolve: { alias: lightIcons },
  publicDir: 'web/public',
  environments: {
    client: {
      build: {
        // Scripts are made small once, by scripts/compress.ts.
        minify: false,
        cssMinify: true,
        rolldownOptions: {
          // The addresses of contract/endpoints.ts are written where they are used, so that no page brings all of them.
          optimization: { inlineConst: true },
          output: {
            // What every page needs comes in two files instead of twenty; each screen stays in its own.
            codeSplitting: {
              groups: [
                { name: 'react', test: /node_modules\/(react|react-dom|react-router|scheduler|@remix-run|cookie-es)\// },
                { name: 'frame', test: inFrame },
                // An icon is 200 bytes: those of several screens come in one file, one of a single screen with that screen.
                { name: 'icons', test: /node_modules\/lucide-react\//, minShareCount: 3 },
                { name: 'forms', test: /web\/features\/forms\//, minShareCount: 3 },
                // Whom to call in an emergency: the chat's answers, first aid and the page without a network show all of it.
                { name: 'whom-to-call', test: /(features\/emergency|texts\/first-aid)\/(my-vet|vet|open-clinic)\./ },
              ],
            },
          },
        },
      },
    },
    // The server meets the application only through this file; it never imports react-router itself (docs/architecture.md).
    // In ASCII, because V8 keeps the source of a file with one ș in it as two bytes a letter.
    ssr: { build: { minify: true, rolldownOptions: { input: './web/ssr.ts', output: { charset: 'ascii' } } } },
  },
  build: {
    // Pictures stay files: they are cached once instead of travelling inside every script and page.
    assetsInlineLimit: 0,
  },
  // One server bundle with its own React, and that React the production one, whatever NODE_ENV the process has:
  // the development build renders a page an order of magnitude slower.
  ssr: command === 'build' ? { noExternal: true } : {},
  ...(command === 'build' && { define: { 'process.env.NODE_ENV': JSON.stringify('production') } }),
}))
