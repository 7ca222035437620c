import { GROUND } from './body.ts'
import { leaf, type Point, ring } from './curve.ts'
import type { Head } from './head.ts'
import { mix } from './palette.ts'
import { fill, type Layers, type Mark, type Stage } from './stage.ts'

/** A dark mask and a breath of colour over the back; ears and tail have their own colours. */
export const mask: Mark = (stage) => masked(stage, stage.head.chin)

/** A mask that leaves the muzzle free, for cats with a white one. */
export const halfMask: Mark = (stage) => masked(stage, stage.head.chin - 14)

function masked({ body, head, colours: { base, mark } }: Stage, chin: number): Layers {
  const tone = (share: number, size: number, width: number): string =>
    fill(mix(base, mark, share), oval(head, chin, size)) + fill(mix(base, mark, share), tracings(head, width))
  return {
    head: fill(mix(base, mark, 0.12), 'M-80-80H80V0H-80z') + tone(0.34, 1.2, 15) + tone(0.7, 1.08, 8) + fill(mark, oval(head, chin, 0.97)),
    torso: fill(mix(base, mark, 0.13), `M${body.front + 20} 190Q${body.front + body.hip * 0.5} 250 ${body.front + body.hip * 0.4} ${GROUND}H480V150z`),
  }
}

/** Dark legs. */
export const hose: Mark = ({ body: { front, hip }, colours: { base, mark } }) => ({
  haunch: fill(mix(base, mark, 0.14), `M0 ${GROUND - 18}Q${front + hip * 0.6} ${GROUND - 50} 480 ${GROUND - 30}V${GROUND}H0z`),
  legs: fill(mix(base, mark, 0.4), `M0 262Q${front} 238 480 262V${GROUND}H0z`) + fill(mark, `M0 280Q${front} 258 480 280V${GROUND}H0z`),
})

/** From the brow round the eyes to the chin. */
function oval({ eye: [x, y] }: Head, chin: number, size: number): string {
  const right: Point[] = [
    [x * 0.5, y - 21],
    [x + 8, y - 17],
    [x + 16, y + 3],
    [x + 9, y + 25],
    [x * 0.75, chin - 4],
  ]
  const all: Point[] = [[0, y - 20], ...right, [0, chin + 8], ...right.map(([px, py]): Point => [-px, py]).reverse()]
  return ring(all.map(([px, py]): Point => [px * size, (py - y) * size + y]))
}

/** The lines that join the mask to the ears. */
function tracings({ eye: [x, y], top }: Head, width: number): string {
  return [-1, 1].map((s) => leaf([s * x * 0.6, y - 10], [s * (x + 12), top - 2], width, s * 3)).join('')
}
