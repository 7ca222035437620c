import { isCurly, outline } from '../parts/coat.ts'
import { num, ring } from '../parts/curve.ts'
import { ears } from './ears.ts'
import { eyes } from './eyes.ts'
import { face } from './face.ts'
import type { Head } from './head.ts'
import type { Look } from './look.ts'
import { cheeks } from '../parts/mane.ts'
import { INK, lightness, mix, PAPER, SHADE, shadeOf } from '../parts/palette.ts'
import { skull } from '../parts/skull.ts'
import type { Layers } from '../parts/stage.ts'
import { fill, part } from '../parts/svg.ts'
import type { CatStage } from './stage.ts'

/** The head with its ears and face, leaning as the look says. */
export function drawHead(look: Look, { frame, head, colours }: CatStage, layers: Layers): string {
  const fur = { fur: colours.ear, shade: SHADE, skin: colours.skin, lining: mix(colours.ear, colours.light, look.coat === 'bare' ? 0 : 0.6) }
  const fluff = cheeks(head, look.coat, look.silky)
  const shade = shadeOf(colours.base)
  const right = `<path ${shade} d="M40-60Q46 24 2 66H90V-60z"/>`
  const behind = fluff.length === 0 ? '' : fill(colours.cheeks, outline(fluff, look.coat))
  const front = part(
    'f',
    look.coat === 'scruffy' || isCurly(look.coat) ? outline(skull(head), look.coat, 0.8) : ring(skull(head)),
    colours.base,
    (layers.head ?? '') + bridge(head, colours.base) + right,
  )
  const [left, second] = look.eyes.colours
  const gaze = eyes(head.eye, {
    kind: look.eyes.kind,
    left,
    right: second ?? left,
    lined: look.eyes.lined,
    lid: lightness(colours.base) < 0.3 ? mix(colours.base, '#000000', 0.5) : INK,
  })
  const [x, y] = frame.head
  return `<g transform="translate(${num(x)} ${num(y)})rotate(${look.tilt})scale(${Number(frame.headScale.toFixed(2))})">${ears(look.ears, head, fur)}${behind}${front}${face(head, colours, look.smile)}${gaze}</g>`
}

/** The light on the bridge of the nose. */
function bridge({ eye: [x, y], nose }: Head, base: string): string {
  return `<path fill="${PAPER}" fill-opacity="${lightness(base) < 0.3 ? '.04' : '.08'}" d="M${num(-x * 0.42)} ${y - 12}Q0 ${y - 18} ${num(x * 0.42)} ${y - 12}Q${num(x * 0.2)} ${y + 6} ${nose.width} ${nose.y + 2}H${-nose.width}Q${num(-x * 0.2)} ${y + 6} ${num(-x * 0.42)} ${y - 12}z"/>`
}
