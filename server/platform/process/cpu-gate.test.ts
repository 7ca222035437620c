import { expect, onTestFinished, test } from 'vitest'
import { waitForCpuShare } from './cpu-gate.ts'

test('of a rush of works one is done in each turn of the event loop', async () => {
  let turn = 0
  let counting = setImmediate(function count() {
    turn += 1
    counting = setImmediate(count)
  })
  onTestFinished(() => clearImmediate(counting))
  const turns: number[] = []
  const works = Array.from({ length: 5 }, async () => {
    await waitForCpuShare()
    turns.push(turn)
  })
  await Promise.all(works)
  expect(new Set(turns).size).toBe(5)
})
