import { put } from './draw.ts'
import type { Scene } from './scenes.ts'

/** How the parts stand in the frame; without `flip` the thing is on the left and the animal looks at it. */
interface Pose {
  flip?: boolean
  /** How large the animal is, and how large the thing. */
  size?: number
  thingSize?: number
}

const GROUND = 246
const FAR = 332
const NEAR = 136

/** A picture of 480 by 270 units: a scene, who is in it, and what it is about. */
export function picture(scene: Scene, who: string, thing: string, { flip = false, size = 0.94, thingSize = 1.14 }: Pose = {}): string {
  const [whoAt, thingAt] = flip ? [480 - FAR, 480 - NEAR] : [FAR, NEAR]
  const parts = scene + put(thing, [thingAt, GROUND - 6], thingSize) + put(who, [whoAt, GROUND], size, { flip })
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 270">${tight(parts)}</svg>\n`
}

/**
 * A picture of 320 by 240 units for a card of a directory: the middle of a scene, with what stands in it on either side.
 */
export function smallPicture(scene: Scene, who: string, thing: string, size = 0.9): string {
  const parts = scene + put(thing, [154, GROUND - 4], 0.84) + put(who, [286, GROUND + 6], size)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="80 30 320 240">${tight(parts)}</svg>\n`
}

/** A minus sign parts two numbers as well as a space does. */
function tight(svg: string): string {
  return svg.replaceAll(/ d="[^"]*"/g, (d) => d.replaceAll(' -', '-'))
}
