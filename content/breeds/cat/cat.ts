import { bodies } from './body.ts'
import { earSkin } from './ears.ts'
import { drawBody, drawMane, drawTail } from './figure.ts'
import { headOf } from './head.ts'
import type { Look } from './look.ts'
import { layered, over } from './marks.ts'
import { mix, PAPER } from './palette.ts'
import { drawHead } from './portrait.ts'
import { scene } from './scene.ts'
import type { Stage } from './stage.ts'
import { liesInFront } from './tail.ts'
import { texture } from './texture.ts'

/**
 * The picture of one cat: an SVG of 480 by 360 units, the ground filling the frame.
 * The same look always gives the same text.
 */
export function drawCat(look: Look): string {
  const stage = stageOf(look)
  const { body } = stage
  const layers = over(layered(look.pattern, stage), texture(look.coat, stage))
  const behind = drawTail(look, stage)
  const front = liesInFront(look.tail)
  const parts = [
    scene(look, body),
    front ? '' : behind,
    drawBody(look, stage, layers),
    front ? behind : '',
    drawMane(look, stage, layers),
    drawHead(look, stage, layers),
  ]
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 360">${tight(parts.join('\n'))}</svg>\n`
}

/** A minus sign parts two numbers as well as a space does. */
function tight(svg: string): string {
  return svg.replaceAll(/ d="[^"]*"/g, (d) => d.replaceAll(' -', '-'))
}

/** Colours a look leaves out follow from its base. */
function stageOf({ body, head, colours }: Look): Stage {
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
  return { body: bodies[body], head: headOf(head), colours: { ...defaults, ...colours } }
}
