import { GROUND } from './body.ts'
import { leaf, num, type Point, scatter } from './curve.ts'
import { mix } from './palette.ts'
import { fill, type Mark, type Stage } from './stage.ts'

/** An oval as a short path; `turn` in degrees. */
function oval([x, y]: Point, rx: number, ry: number, turn: number): string {
  return `M${num(x)} ${num(y - ry)}a${num(rx)} ${num(ry)} ${num(turn)} 1 1-.1 0z`
}

/** Ovals in staggered rows over a box, sized `rx` by `ry`, leaning with the body. */
function rows([left, top]: Point, [right, bottom]: Point, [rx, ry]: Point, gap: number, seed: number): string {
  const across = Math.ceil((right - left) / gap)
  const down = Math.ceil((bottom - top) / (gap * 0.8))
  return Array.from({ length: across * down }, (_, index) => {
    const row = Math.floor(index / across)
    const x = left + ((index % across) + (row % 2) * 0.5) * gap + scatter(seed, index) * gap * 0.14
    const y = top + row * gap * 0.8 + scatter(seed + 1, index) * gap * 0.12
    const size = 1 + scatter(seed + 2, index) * 0.2
    return oval([x, y], rx * size, ry * size, -25 + scatter(seed + 3, index) * 20)
  }).join('')
}

function legSpots({ body: { front, stance, leg } }: Stage): string {
  return [-1, 1]
    .flatMap((s) =>
      [234, 254, 273, 290].map((y, row) =>
        leaf([front + s * stance + leg * (row % 2 ? -0.9 : -0.4), y], [front + s * stance + leg * (row % 2 ? 0.4 : 0.9), y + 2], 5),
      ),
    )
    .join('')
}

function sideBox({ body: { front, hip, chest } }: Stage): [Point, Point] {
  return [
    [front - chest + 12, 196],
    [front + hip, GROUND - 40],
  ]
}

function thighBox({
  body: {
    front,
    hip,
    haunch: [rx, ry],
  },
}: Stage): [Point, Point] {
  return [
    [front + hip - rx * 1.8, GROUND - ry * 1.8],
    [front + hip, GROUND - 12],
  ]
}

/** Round spots, as the Egyptian Mau and the Ocicat wear them. */
export const spots: Mark = (stage) => ({
  torso: fill(stage.colours.mark, rows(...sideBox(stage), [7, 5.3], 25, 3)),
  haunch: fill(stage.colours.mark, rows(...thighBox(stage), [7.5, 5.8], 25, 9)),
  legs: fill(stage.colours.mark, legSpots(stage)),
})

/** Rosettes: a broken dark ring round a warm heart. */
export const rosettes: Mark = (stage) => {
  const { base, mark } = stage.colours
  const broken = (d: string): string =>
    `<path fill="${mix(base, mark, 0.3)}" stroke="${mark}" stroke-width="5" stroke-dasharray="15 6" stroke-linejoin="round" d="${d}"/>`
  return {
    torso: broken(rows(...sideBox(stage), [9, 6.5], 31, 5)),
    haunch: broken(rows(...thighBox(stage), [9.5, 7], 31, 4)),
    legs: fill(mark, legSpots(stage)),
  }
}
