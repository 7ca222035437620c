import { num } from '../parts/curve.ts'
import type { Head } from './head.ts'
import { INK, lightness, mix, PAPER } from '../parts/palette.ts'
import { fill, line } from '../parts/svg.ts'

/** Whisker pads and chin, nose and mouth. */
export function face({ nose, muzzle: { y, width: w, height: h } }: Head, colours: { muzzle: string; nose: string }, smile: boolean): string {
  const top = nose.y - 3
  const pads = `M0 ${num(top)}C${num(w * 0.5)} ${num(top - 2)} ${num(w)} ${num(y - h * 0.5)} ${num(w)} ${num(y)}S${num(w * 0.62)} ${num(y + h)} 0 ${num(y + h)}S${num(-w)} ${num(y + h * 0.8)} ${num(-w)} ${num(y)}S${num(-w * 0.5)} ${num(top - 2)} 0 ${num(top)}z`
  return fill(colours.muzzle, pads) + noseAndMouth(nose, w, h, colours, smile)
}

function noseAndMouth({ y, width: n }: Head['nose'], w: number, h: number, colours: { muzzle: string; nose: string }, smile: boolean): string {
  const ink = lightness(colours.muzzle) < 0.3 ? mix(colours.muzzle, PAPER, 0.5) : INK
  const tip = `M${-n} ${num(y - n * 0.35)}Q0 ${num(y - n)} ${n} ${num(y - n * 0.35)}Q${num(n * 0.8)} ${num(y + n * 0.75)} 0 ${num(y + n * 0.8)}Q${num(-n * 0.8)} ${num(y + n * 0.75)} ${-n} ${num(y - n * 0.35)}z`
  const reach = w * (smile ? 0.58 : 0.48)
  const dip = h * (smile ? 0.34 : 0.36)
  const start = y + n * 0.8
  const philtrum = h * 0.2
  const mouth = `M0 ${num(start)}v${num(philtrum)}q${num(-reach * 0.28)} ${num(dip)} ${num(-reach)} ${num(smile ? -dip * 0.12 : dip * 0.35)}M0 ${num(start + philtrum)}q${num(reach * 0.28)} ${num(dip)} ${num(reach)} ${num(smile ? -dip * 0.12 : dip * 0.35)}`
  return fill(colours.nose, tip) + line(ink, 2, mouth)
}
