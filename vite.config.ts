import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { lightIcons } from './scripts/light-icons.ts'

export default defineConfig(({ command }) => ({
  plugins: [lightIcons, reactRouter()],
  publicDir: 'web/public',
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // What every page needs comes in two files instead of twenty; each screen stays in its own, and so does what few first views show.
            codeSplitting: {
              groups: [
                { name: 'react', test: /node_modules\/(react|react-dom|react-router|scheduler|@remix-run|cookie-es)\// },
                {
                  name: 'frame',
                  test: /\/web\/(ui|lib|styles)\/(?!pager|progress-bar|save-file)|\/web\/features\/(language|session|shell)\/(?!account-dialog|delete-account|export-data|own-signatures|password-form)|\/web\/api\/(auth|client|context|problem|token)\.ts|\/texts\/(auth|dates|language|proof|shell|ui)\.ts/,
                },
              ],
            },
          },
        },
      },
    },
    // The server meets the application only through this file; it never imports react-router itself (docs/architecture.md).
    ssr: { build: { minify: true, rolldownOptions: { input: './web/ssr.ts' } } },
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
