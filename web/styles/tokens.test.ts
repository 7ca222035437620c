import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8')
const pairs = new Map([...css.matchAll(/--([\w-]+): light-dark\((#\w{6}), (#\w{6})\)/g)].map(([, name = '', light = '', dark = '']) => [name, { light, dark }]))
const themes = ['light', 'dark'] as const

/** Words on grounds: 4.5:1 (WCAG 1.4.3). */
const words: [text: string, ground: string][] = [
  ...['paper', 'surface', 'raised', 'accent-tint', 'amber-tint', 'danger-tint'].map((ground): [string, string] => ['ink', ground]),
  ...['paper', 'surface', 'raised', 'accent-tint', 'amber-tint', 'danger-tint'].map((ground): [string, string] => ['muted', ground]),
  ...['paper', 'surface', 'raised', 'accent-tint'].map((ground): [string, string] => ['accent', ground]),
  ...['paper', 'surface', 'raised', 'accent-tint'].map((ground): [string, string] => ['accent-hover', ground]),
  ...['paper', 'surface', 'raised', 'amber-tint'].map((ground): [string, string] => ['amber', ground]),
  ...['paper', 'surface', 'raised', 'danger-tint'].map((ground): [string, string] => ['danger', ground]),
  ['on-accent', 'accent'],
  ['on-accent', 'accent-hover'],
  ['on-danger', 'danger'],
  ['on-danger', 'danger-hover'],
]

/** Edges of controls, the focus ring and bars: 3:1 (WCAG 1.4.11). */
const shapes: [shape: string, ground: string][] = [
  ...['paper', 'surface', 'raised'].map((ground): [string, string] => ['line-strong', ground]),
  ...['paper', 'surface', 'raised'].map((ground): [string, string] => ['accent', ground]),
  ['accent', 'track'],
  ['reached', 'track'],
]

test.each(themes)('D-035 every text can be read on its ground in the %s theme', (theme) => {
  expect(words.filter(([text, ground]) => contrast(colour(text, theme), colour(ground, theme)) < 4.5)).toEqual([])
})

test.each(themes)('D-035 every control and bar can be seen on its ground in the %s theme', (theme) => {
  expect(shapes.filter(([shape, ground]) => contrast(colour(shape, theme), colour(ground, theme)) < 3)).toEqual([])
})

function colour(name: string, theme: 'light' | 'dark'): string {
  const pair = pairs.get(name)
  if (!pair) throw new Error(`tokens.css has no --${name}`)
  return pair[theme]
}

/** WCAG 2 contrast ratio of two #rrggbb colours. */
function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((left, right) => right - left)
  return (light + 0.05) / (dark + 0.05)
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((offset) => linear(Number.parseInt(hex.slice(offset, offset + 2), 16) / 255))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function linear(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
}
