import { expect, test, vi } from 'vitest'
import { ApiError } from '#web/api/client.ts'
import type { Evidence, FileState } from './evidence.ts'
import { linksOf, sendEvidence, sentShare, type Sending } from './send-evidence.ts'

function evidence(key: number, state: FileState = { kind: 'waiting' }): Evidence {
  return { key, file: new File(['x'.repeat(key)], `${key}.jpg`, { type: 'image/jpeg' }), type: 'image', url: '', upload_id: null, state }
}

function sending(upload: Sending['upload']) {
  const states: [number, string][] = []
  const parts: Sending = {
    upload,
    onBegun: () => undefined,
    onState: (key, { kind }) => states.push([key, kind]),
    sentence: String,
    signal: new AbortController().signal,
  }
  return { parts, states }
}

const nameOf = (file: Blob) => (file instanceof File ? file.name : '')
const answer = (file: Blob) => Promise.resolve([{ type: 'image' as const, url: `/files/${nameOf(file)}` }])

test('files that have arrived are not sent again', async () => {
  const upload = vi.fn(answer)
  const { parts } = sending(upload)
  const answered = await sendEvidence([evidence(1, { kind: 'uploaded', answered: [{ type: 'video', url: '/files/1' }] }), evidence(2)], parts)
  expect(upload.mock.calls.map(([file]) => nameOf(file))).toEqual(['2.jpg'])
  expect([linksOf(answered, 'image'), linksOf(answered, 'video')]).toEqual([['/files/2.jpg'], ['/files/1']])
})

test('a file refused for what it is does not keep the others from being sent', async () => {
  const refusal = new ApiError('Prea mare', 413, null)
  const { parts, states } = sending((file) => (nameOf(file) === '1.jpg' ? Promise.reject(refusal) : answer(file)))
  await expect(sendEvidence([evidence(1), evidence(2)], parts)).rejects.toBe(refusal)
  expect(states).toEqual([
    [1, 'sending'],
    [1, 'failed'],
    [2, 'sending'],
    [2, 'uploaded'],
  ])
})

test('when nobody answers, the rest is not tried', async () => {
  const { parts, states } = sending(() => Promise.reject(new TypeError('offline')))
  await expect(sendEvidence([evidence(1), evidence(2)], parts)).rejects.toThrow('offline')
  expect(states).toEqual([
    [1, 'sending'],
    [1, 'failed'],
  ])
})

test('the share of sent bytes counts arrived files whole', () => {
  expect(sentShare([evidence(6, { kind: 'uploaded', answered: [] }), evidence(4, { kind: 'sending', sent_bytes: 2, waits: false })])).toBe(0.8)
  expect(sentShare([evidence(3)])).toBe(0)
})
