import { amber, cream, disc, fill, line, oval, paper, put, rose } from './draw.ts'
import { catMouth, catSideMouth, type Mood } from './mood.ts'

/** base, its shade, the stripes, the light of muzzle, chest and paws, the eyes. */
export type CatCoat = readonly [base: string, shade: string, stripe: string, light: string, eyes: string]

export const tabby: CatCoat = ['#9AA3A0', '#868F8D', '#6F7A77', cream, amber]
export const ginger: CatCoat = ['#DFA25E', '#CC8D49', '#B57536', '#FBF1DC', '#7FA860']
export const ebony: CatCoat = ['#4B4A4C', '#3C3B3E', '#3C3B3E', '#5E5C5F', '#D9B13F']
export const ivory: CatCoat = ['#F3EADB', '#E1D4BD', '#E1D4BD', paper, '#6BAABB']
export const cocoa: CatCoat = ['#9A7858', '#84654A', '#674C36', cream, '#8FB36B']
export const patched: CatCoat = ['#F3EADB', '#E1D4BD', '#C9824B', paper, amber]

/** The nose from the front and from the side: what a picture with a cat always has. */
export const catNoses = ['M43.5 62.5c2-1.5 7-1.5 9 0 0 3-2.5 4.5-4.5 4.5s-4.5-1.5-4.5-4.5z', 'M20.5 57c2-2 5-2 7-1 0 3-2 5-5 5-2-1-2.5-2-2-4z'] as const

/** The head from the front, 96 by 96. */
export function catFace([base, shade, stripe, light, iris]: CatCoat, mood: Mood): string {
  const open = mood !== 'asleep'
  const eyes = open
    ? fill(
        iris,
        mood === 'ill'
          ? 'M26 54c3-5 13-5 17 0-4 5-13 5-17 0zM70 54c-3-5-13-5-17 0 4 5 13 5 17 0z'
          : 'M26 53c2-8 13-9 17 1-4 6-13 6-17-1zM70 53c-2-8-13-9-17 1 4 6 13 6 17-1z',
      ) +
      (mood === 'ill'
        ? oval('#22302A', 34.7, 54, 3.6, 3.4) + oval('#22302A', 61.3, 54, 3.6, 3.4)
        : oval('#22302A', 34.7, 52.6, 4, 5) + oval('#22302A', 61.3, 52.6, 4, 5)) +
      disc(paper, 33.3, mood === 'ill' ? 53 : 50.6, 1.3) +
      disc(paper, 59.9, mood === 'ill' ? 53 : 50.6, 1.3)
    : line('#22302A', 2, 'M27 53c3 4 11 4 14 0m14 0c3 4 11 4 14 0')
  return (
    fill(base, 'M17 50C12 37 13 24 17 14c10 3 19 8 24 16z') +
    fill(shade, 'M79 50c5-13 4-26 0-36-10 3-19 8-24 16z') +
    fill(rose, 'M20 40c-1-6-1-12 0-18 6 2 10 6 13 10zM76 40c1-6 1-12 0-18-6 2-10 6-13 10z') +
    fill(
      base,
      'M48 27c18 0 31 10 32 27 0 4-1 7-1 9 1 3 4 4 7 5-3 1-5 1-8 1 0 2 1 3 2 5-3 0-6 0-8-1-6 6-14 10-24 10s-18-4-24-10c-2 1-5 1-8 1 1-2 2-3 2-5-3 0-5 0-8-1 3-1 6-2 7-5 0-2-1-5-1-9 1-17 14-27 32-27z',
    ) +
    fill(shade, 'M75 39c3 4 5 9 5 15 0 4-1 7-1 9 1 3 4 4 7 5-3 1-5 1-8 1 0 2 1 3 2 5-3 0-6 0-8-1-6 6-14 10-24 10 17-8 27-22 27-44z') +
    fill(
      stripe,
      'M45 27h6c1 5 0 11-3 15-3-4-4-10-3-15zM33 30l6-2c2 5 2 9 0 13-4-3-6-7-6-11zM63 30l-6-2c-2 5-2 9 0 13 4-3 6-7 6-11zM16 56c5-1 8 0 11 3-4 1-7 0-11-1zM18 65c4-2 7-2 10 0-3 2-6 3-9 3zM80 56c-5-1-8 0-11 3 4 1 7 0 11-1zM78 65c-4-2-7-2-10 0 3 2 6 3 9 3z',
    ) +
    fill(light, 'M48 62c6-3 14 0 14 8 0 8-6 13-14 13s-14-5-14-13c0-8 8-11 14-8z') +
    eyes +
    fill(rose, catNoses[0]) +
    catMouth(mood)
  )
}

/** Sits and looks left, its feet on 0, 0. */
export function catSits([base, shade, stripe, light, iris]: CatCoat, mood: Mood = 'calm'): string {
  return put(
    line(shade, 11, 'M126 176c18 6 32-2 32-18') +
      fill(base, 'M54 72c2 16-6 32-2 50 4 16 10 40 14 62h62c12-4 16-20 12-38-6-26-32-44-42-74z') +
      fill(shade, 'M98 72c10 30 36 48 42 74 4 18 0 34-12 38h-20c16-8 20-32 10-50-10-16-30-36-34-60z') +
      fill(stripe, 'M109 96c-5 0-9 3-12 7 5 3 11 3 17 0zM119 110c-6-1-11 3-15 7 6 3 13 3 20 0zM129 124c-6-1-12 3-16 7 6 3 14 3 20 0z') +
      fill(stripe, 'M82 120c-13 18-12 46-10 64h16c-4-22-8-42-6-64zM82 116c-10 18-15 40-17 60h-5c2-22 10-44 22-60z') +
      fill(base, 'M52 116c4 22 4 42 4 60h9c2-22 7-42 17-60zM90 184c-12-8-10-32 6-40 16-6 32 2 36 18 2 12-2 20-8 22z') +
      fill(shade, 'M112 144c12 3 18 10 20 18 2 12-2 20-8 22h-16c12-8 15-24 4-40z') +
      fill(light, 'M48 186c-2-7 2-12 10-12s11 5 10 12zM70 186c0-5 3-8 9-8s9 4 9 8zM78 186c-2-7 3-11 10-11s16 2 18 11z') +
      fill(light, 'M56 76c0 14-7 28-5 42l4 8 3-3c2 5 4 9 7 12 4-4 6-9 7-14l5 2c3-16 1-32-5-49z') +
      '<g transform="translate(18 4) rotate(8 56 60)">' +
      fill(shade, 'M50 34C48 24 50 16 54 9c8 5 14 13 16 22z') +
      fill(
        base,
        'M23 56c3-3 5-6 6-10 5-13 17-20 31-20 16 0 27 12 27 29 0 3 0 6-1 9 2 3 4 4 7 5-3 1-5 1-8 1 0 2 1 4 2 5-3 0-6 0-8-1-8 6-20 8-34 7-11 0-19-3-22-10-2-5-2-11 0-15z',
      ) +
      fill(shade, 'M84 42c2 4 3 8 3 13 0 3 0 6-1 9 2 3 4 4 7 5-3 1-5 1-8 1 0 2 1 4 2 5-3 0-6 0-8-1-8 6-20 8-34 7 22-5 36-18 39-39z') +
      fill(light, 'M23 56c5-3 10 0 13 4 6 5 7 16 1 20-7-1-12-4-14-9-2-5-2-11 0-15z') +
      fill(base, 'M60 35C60 22 66 13 74 7c7 8 11 18 11 31z') +
      fill(rose, 'M65 32c0-8 4-14 9-19 4 6 6 12 7 20z') +
      fill(
        stripe,
        'M35 38c3-4 6-7 10-9 2 4 1 8-1 12-4 0-7-1-9-3zM49 27c3-1 5-1 8-1 1 5-1 9-4 13-3-3-5-7-4-12zM88 58c-6-1-11 0-15 3 5 2 10 2 14 0zM62 66c4-2 9-2 13 1-4 2-9 2-13-1z',
      ) +
      (mood === 'asleep'
        ? line('#22302A', 2, 'M34 52c3 3 9 3 13 0')
        : fill(iris, 'M33 51c4-6 12-6 16 0-3 6-12 7-16 0z') + oval('#22302A', 39.5, 51, 3.6, mood === 'ill' ? 3 : 4.6) + disc(paper, 38.3, 49.3, 1.2)) +
      fill(rose, catNoses[1]) +
      catSideMouth(mood) +
      '</g>',
    [-100, -186],
  )
}

/** Sits turned a little and faces us, its feet on 0, 0. */
export function catFaces(coat: CatCoat, mood: Mood = 'calm'): string {
  const [base, shade, stripe, light] = coat
  return put(
    fill(base, 'M146 112c-10 14-16 30-16 46 0 10 2 20 6 28h56c6-10 8-26 2-42-5-14-14-26-24-34z') +
      fill(shade, 'M170 110c10 8 19 20 24 34 6 16 4 32-2 42h-24c12-20 12-48-2-72z') +
      fill(
        stripe,
        'M187 130c-6 0-11 2-14 5 5 2 11 3 17 1zM194.5 146c-6-1-13 1-17 4 6 3 12 4 18 2zM196.5 162c-6 0-12 1-16 4 5 3 10 3 15 2zM142 118c4 1 7 3 8 6-4 2-8 2-12 1zM135 133c5 0 9 2 11 5-4 2-9 3-13 2z',
      ) +
      fill(light, 'M146 116c-4 12-2 20 0 26l4-2c1 5 3 10 6 14 3-4 5-9 6-14l4 2c2-9 1-18-3-26z') +
      fill(stripe, 'M142 148c3 12 3 26 1 38h-3c1-12 2-24 2-38zM156 156c1 8 1 18 1 28h-3c0-10 0-20 2-28zM168 146c3 14 4 28 2 40h-4c2-12 3-26 2-40z') +
      fill(light, 'M138 187c-2-6 2-10 8-10s9 4 9 10zM156 187c0-6 3-10 9-10s10 4 8 10z') +
      line(shade, 10, 'M188 178c-2 8-10 10-20 9') +
      `<g transform="translate(118 58) rotate(-6 48 48) scale(.7)">${catFace(coat, mood)}</g>`,
    [-160, -187],
  )
}

/** Lies curled with the head in front, facing us, its feet on 0, 0. */
export function catLies(coat: CatCoat, mood: Mood = 'calm'): string {
  const [base, shade, stripe, light] = coat
  return put(
    fill(base, 'M26 84c0-28 26-52 62-52 34 0 54 20 54 46 0 14-6 22-16 22H42c-10 0-16-8-16-16z') +
      fill(shade, 'M112 36c20 6 30 22 30 42 0 14-6 22-16 22H88c24-8 36-41 24-64z') +
      fill(
        stripe,
        'M88 32c4 0 7 0 10 1 0 6-2 11-6 15-4-5-5-11-4-16zM108 35c4 1 7 2 9 4-2 6-6 10-11 13-1-6 0-12 2-17zM125 44c3 2 5 4 7 7-4 5-8 8-14 9 1-6 3-11 7-16zM138 59c2 4 3 7 3 11-5 4-11 5-17 4 3-6 8-11 14-15z',
      ) +
      line(base, 13, 'M134 86c-16 12-44 12-64 6') +
      fill(light, 'M52 97c-1-5 3-7 9-6 5 0 9 3 9 6 0 4-17 5-18 0z') +
      `<g transform="translate(6 22) rotate(-8 48 60) scale(.82)">${catFace(coat, mood)}</g>`,
    [-80, -100],
  )
}
