import { type Body, foreleg, GROUND, haunch, neckLine, torso } from './body.ts'
import { isLong, outline } from './coat.ts'
import { num, type Point, ring } from './curve.ts'
import type { Look } from './look.ts'
import { mane } from './mane.ts'
import { INK, lightness, mix, PAPER, SHADE, shadeOf } from './palette.ts'
import { type Colours, fill, type Layers, line, part, type Stage } from './stage.ts'
import { tail } from './tail.ts'

/** The tail, rooted at the corner of the haunch. */
export function drawTail({ tail: kind, coat, bands }: Look, { body, colours }: Stage): string {
  const root: Point = [body.front + body.hip, GROUND]
  return tail(kind, root, coat, { fur: colours.tail, mark: colours.mark, shade: SHADE, bands })
}

/** Trunk, thigh, legs and paws. */
export function drawBody(look: Look, { body, colours }: Stage, layers: Layers): string {
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
  return trunk + thigh + hind + drawLegs(body, colours, layers.legs ?? '')
}

function drawLegs(body: Body, { base, paws }: Colours, marks: string): string {
  const { front, stance, leg } = body
  const shade = shadeOf(base)
  const gap = `<path ${shade} d="M${front - 3} 236L${num(front - stance + leg * 0.8)} ${GROUND}H${num(front + stance - leg * 0.7)}L${front + 3} 236z"/>`
  const right = `<path ${shade} d="M${num(front + stance + leg * 0.35)} 200V${GROUND}h40V200z"/>`
  const d = ring(foreleg(body, -1)) + ring(foreleg(body, 1)) + pawShape(front - stance - 2, leg * 1.28) + pawShape(front + stance, leg * 1.28)
  return gap + part('l', d, base, marks + right) + toes(front - stance - 2, leg, paws) + toes(front + stance, leg, paws)
}

function pawShape(x: number, half: number): string {
  return `M${num(x - half)} ${GROUND}c-1-11 4-17 ${num(half)}-17s${num(half + 1)} 6 ${num(half)} 17z`
}

function paw(x: number, half: number, colour: string): string {
  return fill(mix(colour, SHADE, 0.08), pawShape(x, half)) + toes(x - 3, half * 0.8, colour)
}

function toes(x: number, leg: number, fur: string): string {
  const ink = lightness(fur) < 0.3 ? mix(fur, PAPER, 0.25) : mix(fur, INK, 0.35)
  return line(ink, 1.5, `M${num(x - leg * 0.42)} ${GROUND - 8}v7M${num(x + leg * 0.36)} ${GROUND - 8}v7`)
}

/** The bib of long hair, or nothing. */
export function drawMane({ coat, silky }: Look, { body, colours }: Stage, layers: Layers): string {
  const points = mane(body, coat, silky)
  if (points.length === 0) return ''
  const shade = shadeOf(colours.chest)
  const [x] = body.head
  const chin = `M${x - 66} ${num(neckLine(body) - 24)}q70 ${num(82 * body.headScale)} 140 0z`
  const right = `<path ${shade} d="M${x + 26} 100Q${x + 46} 200 ${x + 10} 330H480V100z${chin}"/>`
  return part('m', outline(points, coat), colours.chest, (layers.chest ?? '') + right)
}
