import { outline } from '../parts/coat.ts'
import { num } from '../parts/curve.ts'
import { cheeks } from '../parts/mane.ts'
import { INK, lightness, mix, PAPER, SHADE, shadeOf } from '../parts/palette.ts'
import { skull } from '../parts/skull.ts'
import type { Layers } from '../parts/stage.ts'
import { fill, part } from '../parts/svg.ts'
import { ears, lieInFront } from './ears.ts'
import { eyes, muzzle, noseAndMouth } from './face.ts'
import { bow, hairOn } from './hair.ts'
import type { Look } from './look.ts'
import type { DogStage } from './stage.ts'

/** The head with its ears and face, leaning as the look says. */
export function drawHead(look: Look, { frame, head, colours }: DogStage, layers: Layers): string {
  const both = ears(look.ears, { fur: colours.ear, shade: SHADE, skin: colours.skin, lining: mix(colours.skin, PAPER, 0.4) })
  const front = lieInFront(look.ears)
  const fluff = cheeks(head, look.coat, look.silky || !look.mane)
  const right = `<path ${shadeOf(colours.head)} d="M40-60Q46 24 2 80H90V-60z"/>`
  const lid = lightness(colours.head) < 0.25 ? mix(colours.head, '#000000', 0.5) : INK
  const parts = [
    hairOn('behind', look.hair, colours),
    front ? '' : both,
    fluff.length === 0 ? '' : fill(colours.head, outline(fluff, look.coat)),
    part('f', outline(skull(head), look.face, 0.8), colours.head, (layers.head ?? '') + right),
    muzzle(head, colours.muzzle),
    front ? both : '',
    hairOn('face', look.hair, colours),
    noseAndMouth(head, colours, look.mouth),
    eyes(head, look.eyes, lid),
    hairOn('brow', look.hair, colours),
    look.bow === undefined ? '' : bow(look.bow[1], look.bow[0]),
  ]
  const [x, y] = frame.head
  return `<g transform="translate(${num(x)} ${num(y)})rotate(${look.tilt})scale(${Number(frame.headScale.toFixed(2))})">${parts.join('')}</g>`
}
