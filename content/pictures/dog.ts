import { amber, cream, disc, fill, green, ink, line, oval, paper, put, rose } from './draw.ts'
import { dogMouth, dogSideMouth, type Mood } from './mood.ts'

/** base, its shade, the dark of ears and brows, the light of muzzle, chest and paws. */
export type DogCoat = readonly [base: string, shade: string, dark: string, light: string]

export const sandy: DogCoat = ['#E3BE8A', '#D5AB71', '#C99A5E', cream]
export const brown: DogCoat = ['#8B6B4E', '#775A40', '#5F4631', cream]
export const black: DogCoat = ['#4A4744', '#3B3836', '#2C2A28', '#D9C7A8']
export const white: DogCoat = ['#F4EBDB', '#E2D5BD', '#B98C5A', paper]
export const red: DogCoat = ['#C9824B', '#B4703C', '#955A2E', cream]
export const ash: DogCoat = ['#A8ABA6', '#93978F', '#6E736D', '#F0EBE0']

/** The nose from the front and from the side: what a picture with a dog always has. */
export const dogNoses = [
  'M39.5 59c0-4 4-5.5 8.5-5.5s8.5 1.5 8.5 5.5-5 8-8.5 8-8.5-4-8.5-8z',
  'M11 49.5c0-4.5 4-7 9-6 4 1.5 3 7-1 9.5-3.5 2.5-8 .5-8-3.5z',
] as const

/** The head from the front, 96 by 96; the neck begins at 48, 78. */
export function dogFace([base, shade, dark, light]: DogCoat, mood: Mood): string {
  const eyes =
    mood === 'asleep'
      ? line(ink, 2.2, 'M30 48c3 4 8 4 11 0M55 48c3 4 8 4 11 0')
      : mood === 'ill'
        ? oval(ink, 35, 49, 4, 3.2) + oval(ink, 61, 49, 4, 3.2) + line(shade, 3, 'M29 45.5c4-1 8-.5 12 1M55 46.5c4-1.5 8-2 12-1')
        : oval(ink, 35, 47.5, 4, 4.6) + oval(ink, 61, 47.5, 4, 4.6) + disc(paper, 33.7, 45.8, 1.2) + disc(paper, 59.7, 45.8, 1.2)
  const brows =
    mood === 'worried' || mood === 'ill'
      ? 'M28 41c3-4 6-6 10-7-2 4-5 6-10 7zM58 34c4 1 7 3 10 7-5-1-8-3-10-7z'
      : 'M28 39.5c2-4 6-5 10-4-3 1-6 2-10 4zM57 35.5c4-1 8 0 10 4-4-2-7-3-10-4z'
  return (
    fill(base, 'M27 68c0 9-3 14-8 18 8 6 18 9 29 9s21-3 29-9c-5-4-8-9-8-18z') +
    fill(green, 'M25 76c10 11 36 11 46 0l2 8c-11 12-39 12-50 0z') +
    disc(amber, 48, 91, 4.5) +
    fill(dark, 'M21 45C16 31 17 18 23 7c10 4 18 12 22 22z') +
    fill(rose, 'M25 36c-2-7-2-14 0-20 7 4 12 9 14 15z') +
    fill(
      base,
      'M46 20c0-2 0-3 1-5l3 3 4-2-1 4c18 3 23 14 24 27 0 4 0 8-1 11 1 2 3 3 6 4-2 1-4 2-6 2 0 2 1 4 2 6-3 0-5 0-7-1-5 9-13 14-23 14s-18-5-23-14c-2 1-4 1-7 1 1-2 2-4 2-6-2 0-4-1-6-2 3-1 5-2 6-4-1-3-1-7-1-11 1-13 9-24 27-27z',
    ) +
    fill(shade, 'M73 33c3 5 4 10 4 14 0 4 0 8-1 11 1 2 3 3 6 4-2 1-4 2-6 2 0 2 1 4 2 6-3 0-5 0-7-1-5 9-13 14-23 14 16-8 24-23 25-50z') +
    fill(light, 'M47 26c3 0 4 5 5 11 1 7 6 10 11 15 5 6 7 13 4 20-3 7-10 11-19 11s-16-4-19-11c-3-7-1-14 4-20 5-5 10-8 11-15 0-6 0-11 3-11z') +
    fill(dark, 'M56 23c3-9 11-14 21-12 8 5 12 20 8 36-6-1-12-5-16-11-3-5-8-10-13-13z') +
    fill(shade, 'M56 23c3-9 11-14 21-12-7 3-11 9-11 19-3-3-6-5-10-7z') +
    fill(dark, brows) +
    eyes +
    fill(ink, dogNoses[0]) +
    dogMouth(mood)
  )
}

/** The head from the side, looking left, 96 by 80. */
export function dogProfile([base, shade, dark, light]: DogCoat, mood: Mood): string {
  const brow = mood === 'worried' || mood === 'ill' ? 'M44 40c2-4 5-7 9-7-2 3-5 5-9 7z' : 'M45 37c3-4 7-5 10-3-3 0-6 1-10 3z'
  const eye =
    mood === 'asleep'
      ? line(ink, 2, 'M45 46c3 3 7 3 10 0')
      : mood === 'ill'
        ? oval(ink, 50, 46, 3.7, 3) + line(shade, 2.4, 'M45 43.5c3-1.5 7-2 10-1')
        : oval(ink, 50, 45, 3.7, 4.5) + disc(paper, 48.8, 43.2, 1.2)
  return (
    fill(shade, 'M49 26C46 15 48 7 52 0c9 5 14 13 16 24z') +
    fill(rose, 'M53 22c-2-6-1-10 0-14 5 4 8 8 9 14z') +
    fill(
      base,
      'M14 46c8-1 17-3 22-9 4-10 11-17 20-19l0-5 4 3 4-2-1 4c13 2 22 12 23 27 0 7 0 12-2 17 1 2 3 4 5 5-2 1-4 1-6 1 0 2 0 4 1 6-3 0-6-1-8-2-1 2-2 4-4 5l-4-3c-8 4-16 4-24 3-8 0-17-1-24-4-6-3-8-10-8-16z',
    ) +
    fill(shade, 'M84 36c2 4 2 9 2 13 0 4-1 9-2 13 1 2 3 4 5 5-2 1-4 1-6 1 0 2 0 4 1 6-3 0-6-1-8-2-1 2-2 4-4 5l-4-3c-8 4-16 4-24 3 20-5 34-18 40-41z') +
    fill(light, 'M14 46c8-1 17-3 22-9 4-10 10-16 19-18-6 5-11 13-11 22 0 6 6 10 8 17 3 9-1 17-8 19-8 0-17-1-24-4-6-3-8-10-8-16z') +
    fill(dark, 'M58 25c4-11 15-14 24-8 9 7 13 22 10 38-8-1-15-6-18-13-3-6-9-12-16-17z') +
    fill(shade, 'M58 25c4-11 15-14 24-8-7 2-11 7-12 17-3-3-7-6-12-9z') +
    fill(dark, brow) +
    eye +
    fill(ink, dogNoses[1]) +
    dogSideMouth(mood)
  )
}

/** Sits and looks left, its feet on 0, 0. */
export function dogSits(coat: DogCoat, mood: Mood = 'calm'): string {
  const [base, shade, dark, light] = coat
  return put(
    fill(shade, 'M132 176c14 4 30 0 38-14 5-9 4-18 0-24-8 4-10 14-15 21-5 6-12 8-20 6z') +
      fill(light, 'M170 138c5 6 6 16 1 25-6-1-10-4-12-9 4-5 5-12 11-16z') +
      fill(base, 'M50 56c0 20-10 40-6 62 4 18 16 40 20 66h70c12-2 18-14 16-32-4-30-34-50-46-96z') +
      fill(shade, 'M104 56c12 46 42 66 46 96 2 18-4 30-16 32h-20c18-8 22-30 12-50-10-18-36-40-40-78z') +
      fill(dark, 'M84 112c-14 22-12 50-10 72h18c-4-24-10-46-8-72z') +
      fill(base, 'M48 110c6 20 4 46 4 66h13c2-26 8-48 19-68z') +
      fill(shade, 'M84 108c-10 20-16 44-18 68h-6c2-24 10-48 24-68z') +
      fill(base, 'M96 184c-14-8-14-34 4-44 16-8 36 0 41 16 4 14-2 26-12 28z') +
      fill(shade, 'M120 138c14 2 22 10 24 22 2 14-4 24-14 25h-18c15-7 21-27 8-47z') +
      fill(light, 'M44 186c-3-7 2-13 11-13s14 5 13 13zM68 186c0-5 3-9 10-9s10 4 10 9zM82 186c-3-8 3-13 12-13 8 0 20 1 22 13z') +
      fill(light, 'M50 62c-1 18-10 36-6 54 1 5 3 9 5 12l4-3c1 6 3 11 6 14 5-4 8-9 9-15l5 2c5-16 4-36-4-64z') +
      fill(green, 'M48 62c10 14 36 16 53 2l4 10c-18 16-48 14-59-1z') +
      disc(amber, 61, 82, 4.5) +
      `<g transform="translate(22 -8) rotate(${mood === 'glad' ? 16 : mood === 'ill' ? -8 : 4} 56 60)">${dogProfile(coat, mood)}</g>`,
    [-105, -187],
  )
}

/** Sits and faces us, its feet on 0, 0. */
export function dogFaces(coat: DogCoat, mood: Mood = 'calm'): string {
  const [base, shade, dark, light] = coat
  return put(
    fill(base, 'M66 178c-16 4-32-2-37-16-3-9 0-19 6-24 4 8 5 18 12 24 6 4 14 3 20-2z') +
      fill(light, 'M35 138c-6 5-9 15-6 24 6 1 11-4 14-8-4-5-5-11-8-16z') +
      fill(base, 'M78 66c1 24-6 44-12 60-9 6-15 17-15 30 0 16 9 27 23 30h58c14-3 21-14 20-30-1-13-7-24-16-30-8-14-15-36-14-60z') +
      fill(shade, 'M122 66c-1 24 6 46 14 60 9 6 15 17 16 30 1 16-6 27-20 30H82c11-12 14-30 4-52l20-44z') +
      fill(base, 'M92 110c4 22 4 46 4 64h22c0-16 1-38 4-64z') +
      fill(dark, 'M122 110c-7 18-9 44-10 64h6c0-16 1-38 4-64zM105 140c-2 16-2 30-2 44h4c0-16 0-30-2-44z') +
      fill(
        light,
        'M73 187c-11 0-15-5-14-10s9-8 17-7 12 7 11 17zM134 187c11 0 15-5 14-10s-9-8-17-7-12 7-11 17zM89 188c-2-10 1-16 8-16s9 8 8 16zM105 188c-1-8 1-16 8-16s10 6 8 16z',
      ) +
      fill(light, 'M83 90c-2 11-1 21 2 30l4-2c2 8 6 15 12 20 6-5 10-12 12-20l4 2c2-9 3-19 2-30z') +
      put(dogFace(coat, mood), [53, 6], 0.97),
    [-96, -188],
  )
}

/** Lies with the head on its paws, looking left, its feet on 0, 0. */
export function dogLies(coat: DogCoat, mood: Mood = 'calm'): string {
  const [base, shade, , light] = coat
  return put(
    fill(base, 'M36 78C32 44 54 4 110 0c58-4 92 30 92 66 0 20-14 40-40 40H66c-18 0-28-16-30-28z') +
      fill(shade, 'M140 4c40 8 62 34 62 62 0 20-14 40-40 40h-50c40-8 62-58 28-102z') +
      fill(shade, 'M192 86c14 6 8 20-10 21-26 2-58-2-84-4-10-1-10-13 2-14 30-1 64 3 92-3z') +
      fill(light, 'M102 89c-12 0-16 14-2 15 9 1 18 1 27 2 2-6 1-12-3-16-8 0-15-1-22-1z') +
      fill(green, 'M38 36c16-4 34 2 42 18l-8 10c-10-14-24-20-38-18z') +
      put(dogProfile(coat, mood), [-24, 22], 1.02, { turn: -8 }) +
      fill(base, 'M12 100c-10-2-12-13 0-14 14-1 34 0 48 2 8 2 8 12-1 13-16 2-32 1-47-1z') +
      fill(light, 'M12 100c-10-2-12-13 0-14 8-1 16 0 22 1 4 4 4 10 1 13-8 1-16 1-23 0z'),
    [-96, -106],
  )
}

/** Walks with its nose to the ground, looking left, its feet on 0, 0. */
export function dogSniffs(coat: DogCoat, mood: Mood = 'calm'): string {
  const [base, shade, dark, light] = coat
  return put(
    fill(base, 'M200 84c14-2 24-14 24-32 0-7-2-12-5-16-6 5-6 14-8 22-2 7-7 12-14 14z') +
      fill(light, 'M219 36c4 5 6 13 4 23-5-1-9-3-11-6 1-7 2-13 7-17z') +
      fill(dark, 'M196 96c4 16 14 24 18 34l2 18h11c0-16-2-28-11-42zM146 100c4 16 6 32 5 48h12c0-18 0-36 3-48z') +
      fill(light, 'M211 152c-1-6 3-9 8-9s10 3 10 9zM147 152c-1-6 2-9 8-9s10 3 10 9z') +
      fill(base, 'M86 108c10-18 26-34 48-38 22-3 48-4 62 0 12 4 16 16 13 30-6 14-36 14-60 18-14 3-28 8-40 10z') +
      fill(shade, 'M196 70c12 4 16 16 13 30-6 14-36 14-60 18-14 3-24 6-36 9 14-11 30-20 50-22 24-2 40-12 37-34z') +
      fill(base, 'M128 92c0 20 3 36 3 56h13c2-20 6-36 14-50z') +
      fill(shade, 'M160 92c-8 18-14 34-16 56h-5c1-22 9-44 21-56z') +
      fill(base, 'M178 82c-4 16 2 30 10 37 5 6 5 17 3 29h14c4-12 5-22 3-34 5-13 3-30-5-40z') +
      fill(shade, 'M203 74c8 10 10 27 5 40 2 12 1 22-3 34h-6c4-16 2-26-2-34 8-12 10-26 6-40z') +
      fill(light, 'M125 152c-2-6 3-10 9-10s12 4 12 10zM186 152c-2-6 3-10 9-10s12 4 12 10z') +
      fill(shade, 'M86 100l18-16c12 8 20 22 21 38-12 5-27 8-41 4z') +
      fill(green, 'M104 84c12 8 20 22 21 38l9-3c-1-16-9-31-22-41z') +
      disc(amber, 129, 124, 4.5) +
      `<g transform="translate(46 62) rotate(-44 56 60) scale(.9)">${dogProfile(coat, mood)}</g>`,
    [-130, -152],
  )
}
