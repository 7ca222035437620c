import { GROUND } from './body.ts'
import { leaf } from './curve.ts'
import { mix } from './palette.ts'
import { fill, line, type Mark } from './stage.ts'

/** Light lying on a close coat: satin on dark cats, silver on blue ones. */
export const sheen: Mark = ({
  body: {
    front,
    chest,
    stance,
    leg,
    hip,
    haunch: [rx, ry],
  },
  head: { top, side },
  colours: { base, light },
}) => {
  const gloss = mix(base, light, 0.3)
  const brow = side[1] ?? [40, -20]
  return {
    torso: fill(gloss, leaf([front - chest + 9, 196], [front - chest + 12, 268], 6, 5)),
    legs: fill(
      gloss,
      leaf([front - stance - leg * 0.5, 230], [front - stance - leg * 0.5, GROUND - 24], 3.4) +
        leaf([front + stance - leg * 0.5, 234], [front + stance - leg * 0.5, GROUND - 24], 3),
    ),
    haunch: fill(gloss, leaf([front + hip - rx * 1.72, GROUND - ry * 1.1], [front + hip - rx * 0.7, GROUND - ry * 1.84], 5, -9)),
    head: fill(gloss, leaf([-brow[0] + 6, brow[1] + 8], [-12, top + 6], 5, -7)),
  }
}

/** Dark tips on pale hair, thickest along the back and crown. */
export const shaded: Mark = ({
  body: {
    head,
    front,
    hip,
    haunch: [rx, ry],
  },
  head: {
    top,
    eye: [x, y],
  },
  colours: { base, mark },
}) => {
  const veil = mix(base, mark, 0.55)
  return {
    torso: fill(veil, `M${head[0] + 6} 150Q${front + hip * 0.62} 220 ${front + hip * 0.86} ${GROUND}H480V140z`),
    haunch: line(veil, 16, `M${front + hip - rx * 1.5} ${GROUND - ry * 1.9}Q${front + hip - 2} ${GROUND - ry * 2.1} ${front + hip - 1} ${GROUND}`),
    head: fill(
      veil,
      `M-60 ${top - 10}H60V${y - 8}Q${x + 10} ${y - 20} ${x} ${y - 20}Q8 ${y - 20} 0 ${y - 8}Q-8 ${y - 20} ${-x} ${y - 20}Q${-x - 10} ${y - 20} -60 ${y - 8}z`,
    ),
  }
}
