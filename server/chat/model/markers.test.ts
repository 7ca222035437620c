import { expect, test } from 'vitest'
import { checkMarkers } from './markers.ts'

function said(pieces: string[], known = [1, 2]): string {
  const checked = checkMarkers(new Set(known))
  return pieces.map((piece) => checked.take(piece)).join('') + checked.rest()
}

test.each([
  ['Prinde căpușa [1]. Nu există [99].', 'Prinde căpușa [1]. Nu există.'],
  ['Unu [1, 99] și doi [1,2].', 'Unu [1] și doi [1][2].'],
  ['Zero [0], trei [3] [2]', 'Zero, trei [2]'],
  ['Legea din [2004], o listă [a], o paranteză [ deschisă [12', 'Legea din [2004], o listă [a], o paranteză [ deschisă [12'],
  ['', ''],
])('only markers that cite a passage stay, however the text is cut: %s', (written, kept) => {
  expect(said([written])).toBe(kept)
  expect(said(written.split(''))).toBe(kept)
})

test('nothing but a begun marker is held back', () => {
  const checked = checkMarkers(new Set([1]))
  expect(checked.take('Taie [')).toBe('Taie')
  expect(checked.take('1] acum')).toBe(' [1] acum')
  expect(checked.take(` [${'1,'.repeat(100)}`)).not.toBe('')
})
