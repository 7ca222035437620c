/** The colours every picture shares: paper, sand, emerald, amber. */
export const paper = '#FBFAF6'
export const cream = '#F6E7CC'
export const sand = '#EFDCB8'
export const tan = '#C99A5E'
export const wood = '#A97B45'
export const amber = '#E8A93B'
export const leaf = '#8CC9AC'
export const mint = '#D6E8DA'
export const green = '#0F7A56'
export const pine = '#0B6B4B'
export const night = '#1E3A31'
export const ink = '#3A2E28'
export const slate = '#6F7A77'
export const rose = '#E9A69A'
export const brick = '#C0604A'
export const water = '#9CCBD6'
export const deep = '#6BAABB'
export const plum = '#8A6C93'

/** A filled path. */
export function fill(colour: string, d: string): string {
  return `<path d="${d}" fill="${colour}"/>`
}

/** A drawn line with round ends; it inherits no fill. */
export function line(colour: string, width: number, d: string): string {
  return `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`
}

export function disc(colour: string, x: number, y: number, r: number): string {
  return `<circle cx="${x}" cy="${y}" r="${r}" fill="${colour}"/>`
}

export function oval(colour: string, x: number, y: number, rx: number, ry: number): string {
  return `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${colour}"/>`
}

export function box(colour: string, [x, y, width, height]: readonly [number, number, number, number], round = 0): string {
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}"${round ? ` rx="${round}"` : ''} fill="${colour}"/>`
}

/** A part moved and made larger or smaller; a negative scale across looks the other way. */
export function put(part: string, [x, y]: readonly [number, number], scale = 1, { flip = false, turn = 0 } = {}): string {
  const moved = x === 0 && y === 0 ? '' : y === 0 ? `translate(${x})` : `translate(${x} ${y})`
  const turned = turn === 0 ? '' : `rotate(${turn})`
  const size = flip ? `scale(${-scale} ${scale})` : scale === 1 ? '' : `scale(${scale})`
  const transform = moved + turned + size
  return transform === '' ? part : `<g transform="${transform}">${part}</g>`
}
