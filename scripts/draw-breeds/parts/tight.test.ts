import { expect, test } from 'vitest'
import { tight } from './tight.ts'

test.each([
  ['every step is counted from the one before', 'M100 100L110 90L120 95z', 'm100 100 10-10 10 5z'],
  ['a closed path goes on from where it began', 'M10 10H30V20zM40 40h5', 'm10 10h20v10zm30 30h5'],
  ['controls of curves are places too', 'M10 10C20 20 30 30 40 40S60 60 70 70', 'm10 10c10 10 20 20 30 30s20 20 30 30'],
  ['radii and flags of an arc stay', 'M10 10A5 5 0 0 1 20 10', 'm10 10a5 5 0 0 1 10 0'],
  ['tenths lose their naught', 'M.5 1.25l-.25 3', 'm.5 1.3-.2 3'],
])('%s', (_, path, short) => expect(tight(path)).toBe(short))
