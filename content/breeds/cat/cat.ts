import { bodies, type Body, foreleg, GROUND, haunch, neckLine, torso } from './body.ts'
import { isCurly, isLong, outline } from './coat.ts'
import { num, type Point, ring } from './curve.ts'
import { ears, earSkin } from './ears.ts'
import { eyes } from './eyes.ts'
import { face } from './face.ts'
import { type Head, headOf, skull } from './head.ts'
import type { Look } from './look.ts'
import { cheeks, mane } from './mane.ts'
import { layered, over } from './marks.ts'
import { INK, lightness, mix, PAPER, tintOf } from './palette.ts'
import { fill, type Layers, line, type Stage } from './stage.ts'
import { liesInFront, tail } from './tail.ts'
import { texture } from './texture.ts'

const SHADE = '#241A3C'

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

function scene({ category }: Look, { front, chest, hip }: Body): string {
  const { wall, floor } = tintOf(category)
  const shadow = `<ellipse cx="${num(front + (hip - chest) / 2 + 16)}" cy="${GROUND}" rx="${num((hip + chest) / 2 + 34)}" ry="13" fill="${SHADE}" fill-opacity=".16"/>`
  return (
    fill(wall, 'M0 0h480v360H0z') +
    fill(mix(wall, PAPER, 0.4), 'M92 196a148 148 0 1 1 296 0v100H92z') +
    fill(floor, 'M0 288C90 274 180 272 260 278S420 286 480 274v86H0z') +
    shadow
  )
}

function drawTail({ tail: kind, coat, bands }: Look, { body, colours }: Stage): string {
  const root: Point = [body.front + body.hip, GROUND]
  return tail(kind, root, coat, { fur: colours.tail, mark: colours.mark, shade: SHADE, bands })
}

/** A part in its coat: filled, patterned and shaded inside its own outline. */
function part(id: string, d: string, colour: string, inside: string): string {
  return `<clipPath id="${id}"><path id="${id}p" d="${d}"/></clipPath><use href="#${id}p" fill="${colour}"/><g clip-path="url(#${id})">${inside}</g>`
}

function shadeOf(colour: string): string {
  return `fill="${SHADE}" fill-opacity="${lightness(colour) < 0.3 ? '.34' : lightness(colour) > 0.85 ? '.1' : '.13'}"`
}

function drawBody(look: Look, { body, colours }: Stage, layers: Layers): string {
  const {
    front,
    hip,
    stance,
    leg,
    haunch: [rx, ry],
    head,
    headScale,
  } = body
  const shade = shadeOf(colours.base)
  const fullness = isLong(look.coat) ? 1 : 0.7
  const under = `M${head[0] - 60} ${num(neckLine(body) - 30)}q66 ${num(74 * headScale)} 130 0z`
  const side = `<path ${shade} d="M${head[0] + 22} 130Q${front + hip * 0.42} 230 ${front + stance + leg - 2} ${GROUND}H480V120z${under}"/>`
  const trunk = part('t', outline(torso(body), look.coat, fullness), colours.base, (layers.torso ?? '') + side)
  const crescent = `<path ${shade} d="M${num(front + hip - rx * 0.5)} ${GROUND - ry * 2.2}Q${num(front + hip + rx * 0.1)} ${GROUND - ry} ${num(front + hip - rx * 0.5)} ${GROUND + 4}H480V120z"/>`
  const thigh = part('h', outline(haunch(body), look.coat, isLong(look.coat) ? 0.9 : 0.5), colours.base, (layers.haunch ?? '') + crescent)
  const hind = paw(front + hip - rx * 1.35, leg * 1.45, colours.paws)
  return trunk + thigh + hind + drawLegs(body, colours.base, layers.legs ?? '', shade)
}

function drawLegs(body: Body, base: string, marks: string, shade: string): string {
  const { front, stance, leg } = body
  const gap = `<path ${shade} d="M${front - 3} 236L${num(front - stance + leg * 0.8)} ${GROUND}H${num(front + stance - leg * 0.7)}L${front + 3} 236z"/>`
  const right = `<path ${shade} d="M${num(front + stance + leg * 0.35)} 200V${GROUND}h40V200z"/>`
  const d = ring(foreleg(body, -1)) + ring(foreleg(body, 1)) + pawShape(front - stance - 2, leg * 1.28) + pawShape(front + stance, leg * 1.28)
  return gap + part('l', d, base, marks + right) + toes(front - stance - 2, leg, base) + toes(front + stance, leg, base)
}

function pawShape(x: number, half: number): string {
  return `M${num(x - half)} ${GROUND}c-1-11 4-17 ${num(half)}-17s${num(half + 1)} 6 ${num(half)} 17z`
}

function paw(x: number, half: number, colour: string): string {
  return fill(mix(colour, SHADE, 0.08), pawShape(x, half)) + toes(x - 3, half * 0.8, colour)
}

function toes(x: number, leg: number, base: string): string {
  const ink = lightness(base) < 0.3 ? mix(base, PAPER, 0.25) : mix(base, INK, 0.35)
  return line(ink, 1.5, `M${num(x - leg * 0.42)} ${GROUND - 8}v7M${num(x + leg * 0.36)} ${GROUND - 8}v7`)
}

function drawMane({ coat, silky }: Look, { body, colours }: Stage, layers: Layers): string {
  const points = mane(body, coat, silky)
  if (points.length === 0) return ''
  const shade = shadeOf(colours.chest)
  const [x] = body.head
  const chin = `M${x - 66} ${num(neckLine(body) - 24)}q70 ${num(82 * body.headScale)} 140 0z`
  const right = `<path ${shade} d="M${x + 26} 100Q${x + 46} 200 ${x + 10} 330H480V100z${chin}"/>`
  return part('m', outline(points, coat), colours.chest, (layers.chest ?? '') + right)
}

/** The light on the bridge of the nose. */
function bridge({ eye: [x, y], nose }: Head, base: string): string {
  return `<path fill="${PAPER}" fill-opacity="${lightness(base) < 0.3 ? '.04' : '.08'}" d="M${num(-x * 0.42)} ${y - 12}Q0 ${y - 18} ${num(x * 0.42)} ${y - 12}Q${num(x * 0.2)} ${y + 6} ${nose.width} ${nose.y + 2}H${-nose.width}Q${num(-x * 0.2)} ${y + 6} ${num(-x * 0.42)} ${y - 12}z"/>`
}

function drawHead(look: Look, { body, head, colours }: Stage, layers: Layers): string {
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
  const [x, y] = body.head
  return `<g transform="translate(${x} ${y})rotate(${look.tilt})scale(${num(body.headScale * 100) === '100' ? 1 : body.headScale})">${ears(look.ears, fur)}${behind}${front}${face(head, colours, look.smile)}${gaze}</g>`
}
