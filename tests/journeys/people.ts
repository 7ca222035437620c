import type { Page } from '@playwright/test'
import { formOf, PASSWORD, REGISTER } from '#tests/cast.ts'

/** Somebody new, as the browser keeps them. */
export interface Visitor {
  name: string
  email: string
  password: string
  token: string
  id: string
}

/** Opens an account through the API and signs the browser in, as a reload after login would find it. */
export async function signedIn(page: Page, name = 'Ana Exemplu'): Promise<Visitor> {
  const { email } = formOf('Ana')
  const answer = await page.request.post(REGISTER, { data: { name, email, password: PASSWORD } })
  const { data } = await answer.json()
  await page.addInitScript(
    ([token, user]) => {
      if (sessionStorage.getItem('signed-once') !== null) return
      sessionStorage.setItem('signed-once', '1')
      localStorage.setItem('token', token ?? '')
      localStorage.setItem('user', user ?? '')
    },
    [data.token, JSON.stringify(data.user)],
  )
  return { name, email, password: PASSWORD, token: data.token, id: data.user.id }
}

/** Waits until React has taken over the page: before that a press on a button is lost. */
export async function ready(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page.locator('html[data-hydrated]').waitFor()
}

/** The lines of a streamed answer, for a stubbed call. */
export function streamOf(...events: unknown[]): string {
  return `${events.map((event) => (typeof event === 'string' ? event : JSON.stringify(event))).join('\n')}\n[DONE]\n`
}

/** A final event with what a stub leaves out. */
export function final(answer: string, rest: Record<string, unknown> = {}) {
  return {
    type: 'final',
    answer,
    sources: [],
    perspectives: [],
    follow_ups: [],
    card: null,
    mode: 'extractive',
    chat_session_id: 'AAAAAAAAAAAAAAAAAAAAAA',
    message_id: 'BBBBBBBBBBBBBBBBBBBBBB',
    ...rest,
  }
}
