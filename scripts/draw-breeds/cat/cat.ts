import { earSkin } from '../parts/ears.ts'
import { drawBody } from '../parts/figure.ts'
import { drawMane } from '../parts/mane.ts'
import { mix, PAPER, SHADE, type Tint } from '../parts/palette.ts'
import { scene } from '../parts/scene.ts'
import { over } from '../parts/stage.ts'
import { picture } from '../parts/svg.ts'
import { liesInFront, tail } from '../parts/tail.ts'
import { bodies, poses } from './body.ts'
import { headOf } from './head.ts'
import type { Look } from './look.ts'
import { layered } from './marks.ts'
import { drawHead } from './portrait.ts'
import type { CatStage } from './stage.ts'
import { texture } from './texture.ts'

/** The ground of each FIFe category; '-' is the house cats. */
const tints = { '1': 'lilac', '2': 'green', '3': 'sand', '4': 'blue', '-': 'rose' } as const satisfies Record<Look['category'], Tint>

/** The picture of one cat. The same look always gives the same text. */
export function drawCat(look: Look): string {
  const stage = stageOf(look)
  const { frame, colours } = stage
  const layers = over(layered(look.pattern, stage), texture(look.coat, stage))
  const behind = tail(look.tail, frame, look.coat, { fur: colours.tail, mark: colours.mark, shade: SHADE, bands: look.bands })
  const front = liesInFront(look.tail)
  return picture(look.ems, [
    scene(tints[look.category], frame),
    front ? '' : behind,
    drawBody(look.coat, stage, layers),
    front ? behind : '',
    drawMane(look.coat, look.silky, stage, layers),
    drawHead(look, stage, layers),
  ])
}

/** Colours a look leaves out follow from its base. */
function stageOf({ body, head, pose, colours }: Look): CatStage {
  const { base } = colours
  const defaults = {
    mark: base,
    second: base,
    light: PAPER,
    muzzle: mix(base, PAPER, 0.2),
    chest: mix(base, PAPER, 0.1),
    cheeks: base,
    ear: base,
    skin: earSkin(colours.ear ?? base),
    tail: base,
    paws: base,
    nose: '#D98C82',
  }
  return { frame: poses[pose](bodies[body]), head: headOf(head), colours: { ...defaults, ...colours } }
}
