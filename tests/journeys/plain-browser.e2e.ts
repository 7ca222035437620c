import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, test } from '@playwright/test'

const PROGRAM = `
  import { startPlainBrowser } from './scripts/plain-browser.ts'
  const browser = await startPlainBrowser()
  await browser.call('No.suchCommand').then(() => process.exit(2), () => undefined)
  if ((await browser.evaluate('1 + 1')) !== 2) process.exit(3)
  await browser.close()
`

// What is left of a browser keeps its output open, and the program waiting.
test('a browser refuses a command it does not know, and of one that is closed nothing is left', async () => {
  const program = spawn(process.execPath, ['--input-type=module', '--eval', PROGRAM], { stdio: 'inherit' })
  const [code] = await once(program, 'exit')
  expect(code).toBe(0)
})
