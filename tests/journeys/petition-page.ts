import { randomUUID } from 'node:crypto'
import type { Page, Request, Route } from '@playwright/test'
import { ready } from './people.ts'
import { expect } from './site.ts'

/** A petition as a server of the specification sends it. */
export function petition(fields: Record<string, unknown> = {}) {
  return {
    id: 7,
    title: 'Cișmea în parcul mare',
    description: 'Cerem o cișmea.\nȘi un castron lângă ea.',
    current_signatures: 1,
    required_signatures: 3,
    verified_signatures: null,
    created_at: '2026-11-20T10:00:00.000Z',
    ...fields,
  }
}

/** Answers the list call of the browser. */
export async function stubList(page: Page, body: unknown, status = 200): Promise<void> {
  await page.route('**/api/v1/petitions?*', (route) => route.fulfill({ status, contentType: 'application/json', body: JSON.stringify(body) }))
}

/** Opens the page on a stubbed list, and waits until it has replaced the list the page came with. */
export async function openList(page: Page, petitions: unknown[]): Promise<void> {
  await stubList(page, petitions)
  await ready(page, '/petitions')
  await expect(cards(page)).toHaveCount(petitions.length)
}

/** Answers signatures by `answer`; gives the requests that came. */
export async function stubSign(page: Page, answer: (route: Route) => Promise<void>): Promise<Request[]> {
  const requests: Request[] = []
  await page.route('**/api/v1/petitions/*/sign', async (route) => {
    requests.push(route.request())
    await answer(route)
  })
  return requests
}

/** A signature that is counted, as a server of the specification may say it. */
export const counted = (route: Route) => route.fulfill({ json: { success: true } })

export const cards = (page: Page) => page.getByRole('main').getByRole('article')
export const signButton = (page: Page) => cards(page).getByRole('button', { name: 'Semnează Petiția' })
export const submit = (page: Page) => page.getByRole('dialog').locator('button[type=submit]')

/** Types what a signature needs. */
export async function fillIn(page: Page, email = `${randomUUID()}@exemplu.ro`): Promise<void> {
  await page.getByLabel('Nume complet').fill('Ana Exemplu')
  await page.getByLabel('E-mail').fill(email)
}
