import { beforeEach, expect, test, vi } from 'vitest'
import { isPhone, storeVet, storedVet, vetFrom, watchVet } from './vet.ts'

let kept: Map<string, string>

beforeEach(() => {
  kept = new Map()
  vi.stubGlobal('window', new EventTarget())
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  })
})

test.each(['0722 123 456', '+40 (0) 722-123-456', '(+40) 722 123 456', '112', '12345678901234567890'])('%s is the number of a vet', (phone) => {
  expect(isPhone(phone)).toBe(true)
})

test.each(['', '12', '123456789012345678901', 'Dr. Pop', '0722 123 456 int. 3', '0722+123', '+', '( ) -'])('"%s" is no number of a vet', (phone) => {
  expect(isPhone(phone)).toBe(false)
})

test('the vet one keeps stays on the device, every card hears of it, and it can be forgotten', () => {
  const heard = vi.fn()
  const stop = watchVet(heard)
  const vet = { name: 'Dr. Pop', phone: '0722 123 456' }
  expect(storeVet(vet)).toBe(true)
  expect([...kept.keys()]).toEqual(['bobita.vet'])
  expect(vetFrom(storedVet())).toEqual(vet)
  expect(storeVet(null)).toBe(true)
  expect([vetFrom(storedVet()), kept.size]).toEqual([null, 0])
  expect(heard).toHaveBeenCalledTimes(2)
  stop()
  storeVet(vet)
  expect(heard).toHaveBeenCalledTimes(2)
})

test.each(['{broken', 'null', '"0722"', '{"name":"Ana"}', '{"phone":"javascript:alert(1)"}'])('an unreadable number (%s) is none', (text) => {
  kept.set('bobita.vet', text)
  expect(vetFrom(storedVet())).toBeNull()
})

test('a browser that keeps nothing says so', () => {
  vi.stubGlobal('localStorage', undefined)
  expect(storeVet({ name: '', phone: '112' })).toBe(false)
})
