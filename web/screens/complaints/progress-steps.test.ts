import { expect, test } from 'vitest'
import { fillOf, paceSteps, stepOf, type Step } from './progress-steps.ts'

test('S-204 S-498 the steps are shown in order, none twice and none skipped', async () => {
  const shown: Step[] = []
  const { reach } = paceSteps((step) => shown.push(step), 0)
  void reach(25)
  void reach(75)
  void reach(50)
  await reach(100)
  expect(shown).toEqual([25, 50, 75, 100])
})

test.each([
  [0, 25],
  [0.49, 25],
  [0.5, 50],
  [0.99, 50],
  [1, 75],
])('with %d of the bytes sent the step is %i', (share, step) => {
  expect(stepOf(share)).toBe(step)
})

test.each([
  [25, 0, 25],
  [25, 0.2, 35],
  [50, 0.75, 62.5],
  [25, 1, 50],
  [75, 0.2, 75],
  [100, 1, 100],
] as const)('at step %i with %d of the bytes sent the bar is filled to %d', (step, share, fill) => {
  expect(fillOf(step, share)).toBe(fill)
})
