import type { Page, Request, Route } from '@playwright/test'
import { ready, signedIn, type Visitor } from './people.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/** A photo of one pixel. */
export const PIXEL = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGNgYPhfDwACggF/iqYJBQAAAABJRU5ErkJggg==', 'base64')

export const photo = (name = 'caine.png') => ({ name, mimeType: 'image/png', buffer: PIXEL })
export const film = (name = 'film.mp4') => ({ name, mimeType: 'video/mp4', buffer: Buffer.alloc(2_000, 1) })

/** A file of a set as the server describes it. */
export function evidence(type: 'image' | 'video', name: string, fields: Record<string, unknown> = {}) {
  return {
    id: name.padEnd(22, 'A'),
    type,
    url: `/files/${name}`,
    preview_url: type === 'image' ? `/files/${name}-640` : null,
    content_type: type === 'image' ? 'image/webp' : 'video/mp4',
    width: 640,
    height: 480,
    bytes: 1_234,
    sha256: 'a'.repeat(64),
    given_sha256: 'b'.repeat(64),
    given_bytes: 5_678,
    received_at: '2026-11-20T10:00:05.000Z',
    ...fields,
  }
}

/** A set, `days` before its end. */
export function ownSet(fields: Record<string, unknown> = {}, days = 20) {
  const now = Date.now()
  return {
    id: 'I'.repeat(22),
    media_id: 'M'.repeat(22),
    title: 'Câine legat',
    description: 'Fără apă.\nDe trei zile.',
    user_name: 'Ana Exemplu',
    photo_links: [],
    video_links: [],
    created_at: new Date(now + (days - 30) * DAY_MS).toISOString(),
    // A little before the end of its last day, so that the day does not end while the journey runs.
    expires_at: new Date(now + days * DAY_MS - 60_000).toISOString(),
    files: [evidence('image', 'unu'), evidence('video', 'doi'), evidence('image', 'trei')],
    filing: null,
    ...fields,
  }
}

/** Answers every picture and film of a stubbed set. */
export async function stubFiles(page: Page): Promise<void> {
  await page.route('**/files/**', (route) => route.fulfill({ contentType: 'image/png', body: PIXEL }))
}

/** Answers the list of the person's sets; the list can change while the journey runs. */
export async function stubOwnSets(page: Page, sets: unknown[]): Promise<Request[]> {
  const requests: Request[] = []
  await stubFiles(page)
  await page.route('**/api/v1/plangeri/user/*', (route) => {
    requests.push(route.request())
    return route.fulfill({ json: sets })
  })
  return requests
}

/** Answers uploads: `answer` decides by the name of the file; without it every file is taken. Gives the names of the parts, each file being one. */
export async function stubUpload(page: Page, answer?: (route: Route, name: string) => Promise<void> | undefined): Promise<string[]> {
  const names: string[] = []
  const begun: { name: string; length: number }[] = []
  await page.route('**/api/v1/upload/partial', async (route) => {
    // Files are begun in the order of the list; what they are called is not sent.
    const name = (await picked(page).nth(begun.length).locator('p').first().textContent()) ?? ''
    begun.push({ name, length: Number(route.request().headers()['upload-length']) })
    await route.fulfill({ status: 201, json: stubbed(begun.length - 1) })
  })
  await page.route('**/api/v1/upload/partial/*', async (route) => {
    const at = Number(route.request().url().split('/').at(-1))
    const { name = '', length = 0 } = begun[at] ?? {}
    if (route.request().method() !== 'PATCH') return route.fulfill({ json: stubbed(at) })
    names.push(name)
    const answered = answer?.(route, name)
    if (answered) return answered
    const files = [{ type: name.endsWith('.mp4') ? 'video' : 'image', url: `/files/${name}` }]
    await route.fulfill({ json: { ...stubbed(at), offset: length, files } })
  })
  const stubbed = (at: number) => ({ id: String(at), length: begun[at]?.length, offset: 0, expires_at: '2099-01-01T00:00:00.000Z', files: null })
  return names
}

/** Answers the making of a set, and gives what was sent. */
export async function stubCreate(page: Page, media_id = 'N'.repeat(22)): Promise<unknown[]> {
  const forms: unknown[] = []
  await page.route('**/api/v1/plangeri', (route) => {
    forms.push(route.request().postDataJSON())
    return route.fulfill({ status: 201, json: { data: { media_id } } })
  })
  return forms
}

/** Signs somebody in and opens the page with these sets. */
export async function openComplaints(page: Page, sets: unknown[] = []): Promise<Visitor> {
  await stubOwnSets(page, sets)
  const visitor = await signedIn(page)
  await ready(page, '/plangeri')
  return visitor
}

export const photos = (page: Page) => page.getByLabel('Adaugă fotografii')
export const films = (page: Page) => page.getByLabel('Adaugă filmări')
export const submit = (page: Page) => page.getByRole('button', { name: 'Încarcă și creează linkul' })

export const cards = (page: Page) => page.getByRole('main').getByRole('article')
export const picked = (page: Page) => page.getByRole('list', { name: 'Fișierele alese' }).getByRole('listitem')

/** Types what a set needs. */
export async function describe(page: Page, title = 'Câine legat', description = 'Fără apă'): Promise<void> {
  await page.getByLabel('Titlu', { exact: true }).fill(title)
  await page.getByLabel('Descriere', { exact: true }).fill(description)
}
