import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** What of WCAG 2.2 AA axe finds wrong with the page as it is now, however far below the screen. */
export async function faults(page: Page): Promise<string[]> {
  // What is being read anew is dimmed until it is there; a screen that comes while axe looks takes the heading it had seen away.
  await expect(page.locator('[aria-busy="true"], [data-skeleton]')).toHaveCount(0)
  // Colours of a scheme that has just been chosen come with the next frame, and some glide there.
  await page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve))
    for (const animation of document.getAnimations()) if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish()
  })
  // axe measures without scrolling; what is not laid out has no size it could tell.
  await page.evaluate(() => document.querySelectorAll<HTMLElement>('[data-later]').forEach(({ style }) => (style.contentVisibility = 'visible')))
  const { violations } = await new AxeBuilder({ page })
    .options({ runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'], resultTypes: ['violations'] })
    // No page of ours holds a frame of another origin; else the results of frames are put together in a page opened for it.
    .setLegacyMode()
    .analyze()
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target, failureSummary }) => `${id} ${String(target)}: ${failureSummary?.slice(0, 200)}`))
}
