import { tight } from './tight.ts'

/** A filled path. */
export function fill(colour: string, d: string): string {
  return `<path fill="${colour}" d="${d}"/>`
}

/** A drawn line with round ends; it inherits no fill. */
export function line(colour: string, width: number, d: string, more = ''): string {
  return `<path fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round"${more} d="${d}"/>`
}

/** A part in its coat: filled, patterned and shaded inside its own outline. */
export function part(id: string, d: string, colour: string, inside: string): string {
  return `<clipPath id="${id}"><path id="${id}p" d="${d}"/></clipPath><use href="#${id}p" fill="${colour}"/><g clip-path="url(#${id})">${inside}</g>`
}

/**
 * The whole picture, 480 by 360 units, the ground filling the frame.
 *
 * @param name begins every id, so that several pictures can stand in one page
 */
export function picture(name: string, parts: readonly string[]): string {
  const own = parts.join('\n').replaceAll(/(id="|href="#|url\(#)/g, `$1${name}-`)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 360">${own.replaceAll(/ d="([^"]*)"/g, (_, d: string) => ` d="${tight(d)}"`)}</svg>\n`
}
