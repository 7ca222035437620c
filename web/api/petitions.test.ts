import { expect, test } from 'vitest'
import { createApi } from './client.ts'
import { listPetitions } from './petitions.ts'

const answering = (body: unknown) =>
  createApi(
    async () => Response.json(body),
    () => null,
    () => 'ro',
  )

test('S-478 an answer of another shape is a failure or a shorter list, never a broken screen', async () => {
  for (const body of [42, {}, 'x', true, null, { data: {} }]) await expect(listPetitions(undefined, answering(body))).rejects.toThrow('no list')
  expect(await listPetitions(undefined, answering([1, { id: 1 }, { id: 'x', title: 'T' }]))).toEqual([])
  expect(await listPetitions(undefined, answering([{ id: 7, title: 'T', required_signatures: 0 }]))).toMatchObject([
    { id: 7, title: 'T', description: '', current_signatures: 0, required_signatures: 1, created_at: '' },
  ])
})
