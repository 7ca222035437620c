import { type Coat, isLong, outline } from './coat.ts'
import { num, ring } from './curve.ts'
import { type Frame, GROUND, type Leg } from './frame.ts'
import { INK, lightness, mix, PAPER, SHADE, shadeOf } from './palette.ts'
import type { CoatColours, Layers, Stage } from './stage.ts'
import { fill, line, part } from './svg.ts'

/** Trunk, thighs, legs and paws. */
export function drawBody(coat: Coat, { frame, colours }: Stage, layers: Layers): string {
  const { trunk, thighs, unlit, feet, farLegs } = frame
  const shade = shadeOf(colours.base)
  const side = `<path ${shade} d="${unlit.trunk}${underChin(frame)}"/>`
  const body = part('t', outline(trunk, coat, isLong(coat) ? 1 : 0.7), colours.base, (layers.trunk ?? '') + side)
  const rounds = thighs.map((thigh) => outline(thigh.ring, coat, isLong(coat) ? 0.9 : 0.5)).join('')
  const haunches = part('h', rounds, colours.base, `${layers.thighs ?? ''}<path ${shade} d="${unlit.thighs}"/>`)
  const hind = feet.map(({ x, half }) => fill(mix(colours.paws, SHADE, 0.08), pawShape(x, half)) + toes(x - 3, half * 0.8, colours.paws)).join('')
  const near = drawLegs(frame.legs, colours, layers.legs ?? '')
  return farLegs.length > 0 ? drawFar(farLegs, colours.base) + body + near + haunches : body + haunches + hind + near
}

/** The shadow that the head throws on the breast. */
function underChin({ neck: { x, y }, headScale }: Frame): string {
  return `M${num(x - 60)} ${num(y - 30)}q66 ${num(74 * headScale)} 130 0z`
}

function legShape(legs: readonly Leg[]): string {
  return legs.map((leg) => ring(leg.ring) + pawShape(leg.x, leg.half * 1.28)).join('')
}

function drawLegs(legs: readonly Leg[], { base, paws }: CoatColours, marks: string): string {
  const right = legs.map(({ x, half, top }) => `M${num(x + half * 0.35)} ${num(top - 16)}V${GROUND}h${num(half * 1.5)}V${num(top - 16)}z`).join('')
  const painted = `<g id="m">${marks}</g><path ${shadeOf(base)} d="${right}"/>`
  return part('l', legShape(legs), base, painted) + legs.map(({ x, half }) => toes(x, half, paws)).join('')
}

/** The legs of the far side wear what the near ones wear, in the shade. */
function drawFar(legs: readonly Leg[], base: string): string {
  return part('r', legShape(legs), base, `<use href="#m"/><path fill="${SHADE}" fill-opacity=".2" d="M0 0H480V360H0z"/>`)
}

function pawShape(x: number, half: number): string {
  return `M${num(x - half)} ${GROUND}c-1-11 4-17 ${num(half)}-17s${num(half + 1)} 6 ${num(half)} 17z`
}

function toes(x: number, leg: number, fur: string): string {
  const ink = lightness(fur) < 0.3 ? mix(fur, PAPER, 0.25) : mix(fur, INK, 0.35)
  return line(ink, 1.5, `M${num(x - leg * 0.42)} ${GROUND - 8}v7M${num(x + leg * 0.36)} ${GROUND - 8}v7`)
}
