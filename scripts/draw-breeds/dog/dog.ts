import { earSkin } from '../parts/ears.ts'
import { drawBody } from '../parts/figure.ts'
import type { Frame } from '../parts/frame.ts'
import { drawMane } from '../parts/mane.ts'
import { mix, PAPER, SHADE } from '../parts/palette.ts'
import { scene } from '../parts/scene.ts'
import { picture } from '../parts/svg.ts'
import { liesInFront, tail } from '../parts/tail.ts'
import { lie } from '../poses/lie.ts'
import { sit } from '../poses/sit.ts'
import { stand } from '../poses/stand.ts'
import { upright } from '../poses/upright.ts'
import { hairOn } from './hair.ts'
import { headOf } from './head.ts'
import type { Look } from './look.ts'
import { layered } from './marks.ts'
import { drawHead } from './portrait.ts'
import type { DogStage } from './stage.ts'

/** The picture of one dog. The same look always gives the same text. */
export function drawDog(look: Look): string {
  const stage = stageOf(look)
  const { frame, colours } = stage
  const layers = layered(look.pattern, stage)
  const [from, tip] = look.tip ?? [1, colours.tail]
  const bands: [number, number][] = look.tip === undefined ? [] : [[from, 1]]
  const drawn = tail(look.tail, frame, look.coat, { fur: colours.tail, mark: tip, shade: SHADE, bands }) + hairOn('tail', look.hair, colours)
  const front = liesInFront(look.tail)
  return picture(look.slug, [
    scene(look.tint, frame),
    front ? '' : drawn,
    drawBody(look.coat, stage, layers),
    front ? drawn : '',
    look.mane ? drawMane(look.coat, look.silky, stage, layers) : '',
    hairOn('body', look.hair, colours),
    drawHead(look, stage, layers),
  ])
}

/** Colours a look leaves out follow from its base. */
function stageOf({ body, head, colours }: Look): DogStage {
  const { base } = colours
  const face = colours.head ?? base
  const ear = colours.ear ?? mix(face, SHADE, 0.1)
  const defaults = {
    mark: base,
    second: base,
    light: PAPER,
    chest: mix(base, PAPER, 0.12),
    tail: base,
    paws: base,
    head: base,
    muzzle: mix(face, PAPER, 0.14),
    ear,
    skin: earSkin(ear),
    nose: '#2C2622',
    tongue: '#E58A86',
  }
  return { frame: frameOf(body), head: headOf(head), colours: { ...defaults, ...colours } }
}

function frameOf(body: Look['body']): Frame {
  if (body.pose === 'stand') return stand(body)
  return { sit, upright, lie }[body.pose](body)
}
