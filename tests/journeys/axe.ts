import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/** What of WCAG 2.2 AA axe finds wrong with the page as it is now. */
export async function faults(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']).analyze()
  return violations.map(({ id, nodes }) => `${id} ${nodes.map(({ html }) => html).join()}`)
}
