import { setTimeout } from 'node:timers/promises'
import { startPlainBrowser, type PlainBrowser } from '../../plain-browser.ts'

/** Slow 4G as Lighthouse throttles it: 1.6 Mbit/s and 150 ms. */
const NETWORK = { offline: false, latency: 150, downloadThroughput: (1.6 * 1024 * 1024) / 8, uploadThroughput: (0.75 * 1024 * 1024) / 8 }
const SCREEN = { width: 360, height: 740, deviceScaleFactor: 2, mobile: true }
/** How long a finger lies on the glass. */
const FINGER_MS = 90
const LOOK_AGAIN_MS = 100
/** What has not come by then never does. */
const PATIENCE_MS = 60_000

interface Place {
  x: number
  y: number
}

/** A cheap phone on a slow network, in a browser that knows nothing yet. */
export interface Phone extends PlainBrowser {
  /** Runs in the page, of which alone it knows, and of what it is given. */
  run<Answer>(work: (given: string) => Answer | Promise<Answer>, given?: string): Promise<Answer>
  /** Done when it is true in the page. @throws Error when it does not come true */
  until(isTrue: () => boolean): Promise<void>
  /** A finger on the middle of the first element of this selector that is seen. @throws Error when there is none */
  tap(selector: string): Promise<void>
  /** A letter on the keyboard. */
  press(letter: string): Promise<void>
}

/** @param rate how many times slower than this machine its processor is */
export async function startPhone(rate: number): Promise<Phone> {
  const browser = await startPlainBrowser()
  const { call } = browser
  await call('Emulation.setDeviceMetricsOverride', SCREEN)
  await call('Emulation.setTouchEmulationEnabled', { enabled: true })
  await call('Emulation.setLocaleOverride', { locale: 'ro-RO' })
  await call('Network.enable')
  await call('Network.emulateNetworkConditions', NETWORK)
  await call('Emulation.setCPUThrottlingRate', { rate })

  const run: Phone['run'] = async (work, given = '') => (await browser.evaluate(`(${work.toString()})(${JSON.stringify(given)})`)) as never
  return {
    ...browser,
    run,
    async until(isTrue) {
      for (let waited = 0; waited < PATIENCE_MS; waited += LOOK_AGAIN_MS) {
        if (await run(isTrue)) return
        await setTimeout(LOOK_AGAIN_MS)
      }
      throw new Error(`it never came true: ${isTrue.toString()}`)
    },
    async tap(selector) {
      const at = await run(middleOf, selector)
      if (!at) throw new Error(`nothing to tap: ${selector}`)
      // A busy page takes note of it late; a finger does not wait for that, and one that lay long would not have tapped.
      const down = call('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] })
      await setTimeout(FINGER_MS)
      await call('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
      await down
    },
    async press(letter) {
      await call('Input.dispatchKeyEvent', { type: 'keyDown', text: letter, key: letter })
      await call('Input.dispatchKeyEvent', { type: 'keyUp', key: letter })
    },
  }
}

/** Runs in the page. */
function middleOf(selector: string): Place | null {
  const seen = [...document.querySelectorAll(selector)].find((element) => element.getClientRects().length > 0)
  if (!seen) return null
  seen.scrollIntoView({ block: 'nearest', behavior: 'instant' })
  const { left, top, width, height } = seen.getBoundingClientRect()
  return { x: left + width / 2, y: top + height / 2 }
}
