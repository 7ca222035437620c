import { GROUND } from './body.ts'
import { fill, type Mark } from './stage.ts'

/** White paws, as short gloves. */
export const gloves: Mark = ({ body: { front }, colours: { light } }) => ({
  legs: fill(light, `M0 ${GROUND - 22}Q${front} ${GROUND - 32} 480 ${GROUND - 22}V${GROUND}H0z`),
  haunch: fill(light, `M0 ${GROUND - 12}H480V${GROUND}H0z`),
})

/** White stockings up to the elbow. */
export const stockings: Mark = ({ body: { front }, colours: { light } }) => ({
  legs: fill(light, `M0 190H480V${GROUND}H0z`),
  haunch: fill(light, `M0 ${GROUND - 16}H480V${GROUND}H0z`),
  torso: fill(light, `M0 ${GROUND - 60}H${front + 40}V${GROUND}H0z`),
})

/** A white breast. */
export const bib: Mark = ({ body: { head, front, chest }, colours: { light } }) => ({
  torso: fill(
    light,
    `M${head[0] + 26} 150Q${front + chest * 0.7} 230 ${front + chest * 0.5} ${GROUND}H${front - chest * 0.5}Q${front - chest * 0.8} 240 ${front - chest * 0.55} 150z`,
  ),
})

/** A white upside-down V from the forehead over the cheeks. */
export const blaze: Mark = ({
  head: {
    top,
    eye: [x, y],
    chin,
  },
  colours: { light },
}) => ({
  head: fill(
    light,
    `M0 ${top + 12}C5 ${y - 8} ${x * 0.35} ${y + 6} ${x * 0.9} ${y + 20}C${x + 8} ${y + 32} ${x} ${chin} ${x * 0.6} ${chin + 8}H${-x * 0.6}C${-x} ${chin} ${-x - 8} ${y + 32} ${-x * 0.9} ${y + 20}C${-x * 0.35} ${y + 6} -5 ${y - 8} 0 ${top + 12}z`,
  ),
})

/** Colour on the brow only, parted in the middle; the tail has its own colour. */
export const van: Mark = ({
  head: {
    top,
    eye: [x, y],
  },
  colours: { mark },
}) => ({
  head: [-1, 1]
    .map((s) =>
      fill(
        mark,
        `M${s * 5} ${top - 6}Q${s * 6} ${y - 20} ${s * 13} ${y - 16}Q${s * (x + 2)} ${y - 11} ${s * (x + 18)} ${y - 8}Q${s * 64} ${y - 12} ${s * 66} ${top - 6}z`,
      ),
    )
    .join(''),
})
