import { expect, test } from 'vitest'
import type { Petition } from '#contract/petitions.ts'
import { createApi } from '#web/api/client.ts'
import { loadPetitions, petitionOf, refreshed, withSignature, type PetitionList } from './petition-list.ts'

const petition: Petition = {
  id: 3,
  title: 'Cișmea în parc',
  description: 'Cerem o cișmea.',
  photo_url: null,
  current_signatures: 4,
  required_signatures: 5,
  verified_signatures: null,
  created_at: '2026-11-20T10:00:00.000Z',
  addressee: 'Primăria',
  title_en: null,
  summary_en: null,
  is_example: false,
  updates: [],
}
const ready: PetitionList = { kind: 'ready', petitions: [petition, { ...petition, id: 4 }] }

function answering(status: number, body: string) {
  const asked: Headers[] = []
  const api = createApi(
    async (_path, init) => {
      asked.push(new Headers(init.headers))
      return new Response(body, { status })
    },
    () => 'a stored token',
    () => 'ro',
  )
  return { api, asked }
}

test('S-400 the list is asked without the token, also when one is stored', async () => {
  const { api, asked } = answering(200, '[]')
  expect(await loadPetitions(api)).toEqual({ kind: 'ready', petitions: [] })
  expect(asked.map((headers) => headers.has('authorization'))).toEqual([false])
})

test('S-407 the list may come bare or in data', async () => {
  const { api } = answering(200, JSON.stringify({ data: [petition] }))
  expect(await loadPetitions(api)).toEqual({ kind: 'ready', petitions: [petition] })
})

test('S-273 a failure keeps the message of the server, or the line of the answer', async () => {
  const said = answering(503, JSON.stringify({ error: 'Serviciul nu este disponibil.' }))
  expect(await loadPetitions(said.api)).toEqual({ kind: 'failed', message: 'Serviciul nu este disponibil.' })
  const silent = answering(500, '')
  expect(await loadPetitions(silent.api)).toEqual({ kind: 'failed', message: 'HTTP 500: Internal Server Error' })
})

test('S-269 S-435 a signature raises the counter of its petition by one and no other', () => {
  const after = withSignature(ready, 3)
  expect(after.kind === 'ready' && after.petitions.map(({ current_signatures }) => current_signatures)).toEqual([5, 4])
})

test('a list on the screen outlives a lost connection, but not a refusal of the server', () => {
  expect(refreshed(ready, { kind: 'failed', message: null })).toBe(ready)
  expect(refreshed(ready, { kind: 'failed', message: 'HTTP 500' }).kind).toBe('failed')
  expect(refreshed({ kind: 'loading' }, { kind: 'failed', message: null }).kind).toBe('failed')
})

test('an address names a petition of the list or none', () => {
  expect(petitionOf(ready, '4')?.id).toBe(4)
  for (const id of ['5', '4.0', '', 'x', null]) expect(petitionOf(ready, id)).toBeUndefined()
})
