/** The dark of eyes, mouths and claws, as in the other drawings. */
export const INK = '#2C2622'
export const PAPER = '#FBFAF6'
export const PINK = '#E9A69A'
/** What shadows are cut from; light falls from the upper left. */
export const SHADE = '#241A3C'

/** Ground and wall. */
export const tints = {
  lilac: { wall: '#E6DFEC', floor: '#CDC0DA' },
  green: { wall: '#D6E8DA', floor: '#A9D3BA' },
  sand: { wall: '#F6E7CC', floor: '#E8CF9F' },
  blue: { wall: '#D9E6EE', floor: '#AFCBDB' },
  rose: { wall: '#F4DDD5', floor: '#E4BCAE' },
} as const

export type Tint = keyof typeof tints

/** The wall and floor colours of a tint. */
export function tintOf(tint: Tint): { wall: string; floor: string } {
  return tints[tint]
}

function channels(colour: string): number[] {
  return [1, 3, 5].map((start) => Number.parseInt(colour.slice(start, start + 2), 16))
}

/** Two colours mixed: `share` of the second, from 0 to 1. */
export function mix(first: string, second: string, share: number): string {
  const other = channels(second)
  const mixed = channels(first).map((value, index) => Math.round(value + ((other[index] ?? 0) - value) * share))
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`
}

/** How light a colour looks, from 0 to 1. */
export function lightness(colour: string): number {
  const [red = 0, green = 0, blue = 0] = channels(colour)
  return (red * 0.3 + green * 0.59 + blue * 0.11) / 255
}

/** The attributes of a shadow on fur of this colour: dark fur needs a heavier one, white fur a lighter one. */
export function shadeOf(colour: string): string {
  return `fill="${SHADE}" fill-opacity="${lightness(colour) < 0.3 ? '.34' : lightness(colour) > 0.85 ? '.1' : '.13'}"`
}
