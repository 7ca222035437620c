import { mirrored, num, type Point, ring } from '../parts/curve.ts'
import { INK, lightness, mix, PAPER } from '../parts/palette.ts'
import { fill, line } from '../parts/svg.ts'
import type { Head } from './head.ts'

/** What a mouth does: `smile` shows the tongue. */
export type Mouth = 'shut' | 'smile'

/** The muzzle with its lips. */
export function muzzle({ muzzle: { top, bridge, y, width, height, jowl } }: Head, colour: string): string {
  const right: Point[] = [
    [bridge * 0.7, top + 3],
    [bridge, y - height * 1.05],
    [width * 0.9, y - height * 0.45],
    [width, y + height * 0.3 + jowl * 0.4],
    [width * 0.72, y + height * 0.86 + jowl],
    [width * 0.3, y + height * 0.92 + jowl * 0.4],
  ]
  return fill(colour, ring(mirrored(top, right, y + height * 0.9)))
}

/** Nose, mouth and tongue. */
export function noseAndMouth({ nose: { y, width: n }, muzzle: box }: Head, colours: { nose: string; muzzle: string; tongue: string }, mouth: Mouth): string {
  const ink = lightness(colours.muzzle) < 0.3 ? mix(colours.muzzle, '#000000', 0.55) : INK
  const lip = box.y + box.height * 0.34
  const reach = box.width * 0.74
  const drop = box.height * 0.3 + box.jowl
  const curve = (s: -1 | 1): string =>
    `M0 ${num(lip)}Q${num(s * reach * 0.4)} ${num(lip + drop * 0.9)} ${num(s * reach)} ${num(lip + drop * (mouth === 'smile' ? 0.1 : 0.7))}`
  const tongue =
    mouth === 'smile'
      ? fill(
          mix(ink, '#7a2f33', 0.4),
          `M${num(-reach * 0.66)} ${num(lip + drop * 0.4)}Q0 ${num(lip + drop * 0.3)} ${num(reach * 0.66)} ${num(lip + drop * 0.4)}Q${num(reach * 0.5)} ${num(lip + 19)} 0 ${num(lip + 20)}T${num(-reach * 0.66)} ${num(lip + drop * 0.4)}z`,
        ) +
        fill(
          colours.tongue,
          `M${num(-reach * 0.38)} ${num(lip + 8)}Q0 ${num(lip + 2)} ${num(reach * 0.38)} ${num(lip + 8)}V${num(lip + 18)}Q0 ${num(lip + 32)} ${num(-reach * 0.38)} ${num(lip + 18)}z`,
        )
      : ''
  const tip = `M${num(-n)} ${num(y - n * 0.3)}Q${num(-n)} ${num(y - n * 0.8)} 0 ${num(y - n * 0.8)}T${num(n)} ${num(y - n * 0.3)}Q${num(n)} ${num(y + n * 0.5)} 0 ${num(y + n * 0.75)}Q${num(-n)} ${num(y + n * 0.5)} ${num(-n)} ${num(y - n * 0.3)}z`
  const shine = `<ellipse cx="${num(-n * 0.28)}" cy="${num(y - n * 0.42)}" rx="${num(n * 0.34)}" ry="${num(n * 0.16)}" fill="${PAPER}" fill-opacity=".5"/>`
  return tongue + line(ink, 2.2, `M0 ${num(y + n * 0.6)}V${num(lip)}${curve(-1)}${curve(1)}`) + fill(colours.nose, tip) + shine
}

/** Both eyes, dark and warm. */
export function eyes({ eye: [x, y], look }: Head, [left, right]: readonly [string, string], lid: string): string {
  const r = look * 1.14
  const one = (s: -1 | 1, iris: string): string =>
    `<g transform="translate(${num(s * x)} ${num(y)})"><path fill="${lid}" d="M${num(-r * 1.25)} ${num(r * 0.25 * s)}C${num(-r * 0.9)} ${num(-r * 1.35)} ${num(r * 0.9)} ${num(-r * 1.35)} ${num(r * 1.25)} ${num(-r * 0.25 * s)}C${num(r)} ${num(r * 1.25)} ${num(-r)} ${num(r * 1.25)} ${num(-r * 1.25)} ${num(r * 0.25 * s)}z"/><circle r="${num(r * 0.9)}" fill="${iris}"/><circle r="${num(r * 0.52)}" fill="${INK}"/><circle cx="${num(-r * 0.3)}" cy="${num(-r * 0.34)}" r="${num(r * 0.29)}" fill="${PAPER}"/></g>`
  return one(-1, left) + one(1, right)
}
