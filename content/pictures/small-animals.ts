import { amber, brick, cream, disc, fill, green, ink, leaf, line, oval, paper, put, rose, sand, tan } from './draw.ts'

/** Each stands with its feet on 0, 0 and looks left or at us, calm. */

function eye(x: number, y: number, r = 4): string {
  return oval(ink, x, y, r, r * 1.2) + disc(paper, x - r * 0.3, y - r * 0.45, r * 0.3)
}

export function rabbit(base = cream, shade = sand): string {
  return put(
    fill(base, 'M60 30C46 4 42-26 50-46c16 8 26 34 26 64z') +
      fill(rose, 'M62 16C54-4 52-22 54-34c8 8 13 24 14 46z') +
      fill(shade, 'M84 26c0-28 10-54 26-64 8 22 2 50-12 70z') +
      fill(rose, 'M92 16c2-18 8-34 15-44 3 16-1 34-9 48z') +
      fill(base, 'M40 176c-18-2-26-20-20-40 4-16 14-26 20-40l70-6c22 14 42 40 42 62 0 16-10 24-28 24z') +
      fill(shade, 'M104 92c26 12 48 40 48 60 0 16-10 24-28 24H84c30-8 42-48 20-84z') +
      fill(base, 'M22 62c2-24 24-40 50-40s44 16 46 40c1 24-20 38-48 38S20 86 22 62z') +
      fill(shade, 'M104 32c9 8 14 18 14 30 1 24-20 38-48 38-6 0-11-1-16-2 36-2 56-28 50-66z') +
      eye(47, 58, 4.4) +
      eye(90, 58, 4.4) +
      fill(rose, 'M63 70c2-3 10-3 12 0 0 4-3 6-6 6s-6-2-6-6z') +
      line(ink, 1.8, 'M69 76v4c-1 3-5 4-7 2m7-2c1 3 5 4 7 2') +
      fill(paper, 'M44 178c-3-9 3-15 12-15s15 6 13 15zM76 178c-3-9 3-15 12-15s15 6 13 15z'),
    [-84, -178],
  )
}

export function guineaPig(): string {
  return put(
    fill(tan, 'M6 84C-6 50 20 10 74 10c50 0 84 26 84 60 0 14-8 18-22 18H24c-10 0-16 2-18-4z') +
      fill(cream, 'M62 11c30-4 60 4 78 22-14 20-22 36-20 55H72c10-26 8-52-10-77z') +
      fill('#868F8D', 'M120 22c24 10 38 28 38 48 0 14-8 18-22 18h-16c-6-22-4-44 0-66z') +
      fill(rose, 'M40 14c-4-9 4-17 14-13 6 3 8 10 5 17zM4 62c0-5 5-7 9-5 3 2 2 7-2 9-4 1-7 0-7-4z') +
      eye(34, 46, 4.2) +
      line(ink, 1.8, 'M10 68c3 3 8 3 12 1') +
      fill(cream, 'M28 92c-2-6 2-9 9-9s11 4 10 9zM102 92c-2-6 2-9 9-9s11 4 10 9z'),
    [-80, -92],
  )
}

export function hamster(base = '#DFA25E', shade = '#C98B46'): string {
  return (
    disc(shade, -26, -78, 11) +
    disc(shade, 26, -78, 11) +
    disc(rose, -26, -77, 6.5) +
    disc(rose, 26, -77, 6.5) +
    fill(base, 'M0-88c26 0 42 18 44 40 10 22 0 48-20 48h-48c-20 0-30-26-20-48 2-22 18-40 44-40z') +
    fill(shade, 'M22-82c16 8 22 22 22 34 10 22 0 48-20 48H2c32-12 38-48 20-82z') +
    fill(paper, 'M0-52c12-4 30 0 32 12 2 10-6 14-12 16 4 10 0 22-8 24h-24c-8-2-12-14-8-24-6-2-14-6-12-16 2-12 20-16 32-12z') +
    eye(-17, -60, 4) +
    eye(17, -60, 4) +
    fill(rose, 'M-4-50c2-2 6-2 8 0 0 3-2 4-4 4s-4-1-4-4zM-12-14c-4 2-8 0-8-4s8-4 8 4zM12-14c4 2 8 0 8-4s-8-4-8 4z') +
    line(ink, 1.6, 'M0-46v3c-1 2-4 3-6 1m6-1c1 2 4 3 6 1') +
    fill(rose, 'M-26 2c-2-6 4-8 10-7s8 4 7 7zM26 2c2-6-4-8-10-7s-8 4-7 7z')
  )
}

export function parrot(body = '#4FA87F', wing = green): string {
  return (
    fill(wing, 'M10-34c10 22 16 44 14 66-10-10-22-32-26-58z') +
    fill(body, 'M-18-114c16-16 44-8 46 16 14 32 8 66-12 82-20 8-38-8-38-34 0-20 6-38 4-64z') +
    fill(wing, 'M28-92c16 26 12 60-4 84-16-10-22-52 4-84z') +
    fill('#F2CF63', 'M-20-102c4-18 26-24 40-10-4 20-16 30-34 28-6-4-8-10-6-18z') +
    fill(amber, 'M-18-100c-9 0-13 6-11 16 5-1 9-3 11-8 2-3 2-6 0-8z') +
    eye(-3, -102, 3.6) +
    disc('#7FB7D9', -11, -88, 3) +
    line(tan, 4, 'M-8-14v14M6-12v12')
  )
}

export function songbird(body = '#A98A66', breast = '#E4A27A'): string {
  return (
    line(tan, 3, 'M-6-10v10M8-10v10M-12 0h10M2 0h10') +
    fill('#7E6549', 'M34-40l34-12-6 16-26 10z') +
    fill(body, 'M-44-52c2-20 26-26 40-12 14 4 34 10 40 26 2 18-16 30-38 30-26 0-38-14-38-30-2-4-3-9-4-14z') +
    fill(breast, 'M-40-38c8-6 24-4 30 8 4 10 2 18-4 22-18-2-26-14-26-30z') +
    fill('#8D7152', 'M0-54c18-4 36 6 42 18-12 10-38 8-42-18z') +
    fill(amber, 'M-42-58l-16 6 16 6z') +
    eye(-28, -56, 3.4)
  )
}

/** A hen: the neck up, the tail up, a comb and a wattle. */
export function hen(body = '#B9683F', wing = '#9A5230'): string {
  return (
    line(amber, 4, 'M-6-16v16M12-16v16M-14 0h14M4 0h14') +
    fill(wing, 'M34-52c8-22 18-34 34-40 4 14 2 24-2 32 6 0 8 2 10 6-8 16-22 24-38 22z') +
    fill(body, 'M-46-96c4-14 22-18 30-6 4 14 6 24 16 30 14 4 30 2 44 8 6 24-12 50-44 50-30 0-44-24-42-44 2-14-2-22-4-38z') +
    fill(wing, 'M-8-52c14-8 38-4 46 8-8 18-40 20-46-8z') +
    fill(brick, 'M-44-100c-4-8 4-14 8-8 0-10 10-10 10-2 6-6 12 0 8 8z') +
    fill(amber, 'M-45-92l-14 6 14 5z') +
    fill(brick, 'M-44-80c-6 6-4 14 2 14 6-2 6-8 2-14z') +
    eye(-33, -92, 3.2)
  )
}

/** A tortoise; the shell is a dome of plates. */
export function tortoise(): string {
  const skin = '#9DB56A'
  return (
    fill(
      skin,
      'M-60-34c-10-12-34-14-40 2-4 12 6 20 18 18 10 0 18-2 24-4zM-46-8c-4-10 16-14 24-6l-2 14h-22zM30-8c-4-10 18-14 26-4l-2 12H32zM62-22c12 0 18 4 22 12-10 2-20 0-24-6z',
    ) +
    fill('#A97B45', 'M-64-22c2-40 30-62 66-62s62 24 66 62c-20 12-112 12-132 0z') +
    fill('#8C6436', 'M24-80c28 10 42 32 44 58-10 6-36 9-66 9 34-10 42-40 22-67z') +
    fill('#D3A96A', 'M-12-72h26l10 20-12 20h-24l-12-20zM-32-60l12-4 6 12-8 16-26-2c2-10 8-18 16-22zM34-62l-8-2-4 12 10 16 24-2c-4-12-12-20-22-24z') +
    line(tan, 5, 'M-62-20c26 10 98 10 128 0') +
    eye(-86, -28, 3.2) +
    line(ink, 1.6, 'M-97-20c4 3 8 3 12 1')
  )
}

export function hedgehog(): string {
  return (
    fill('#7A5C42', 'M-36-8c-8-40 22-66 58-62l4-8 5 10 10-5 2 11 11-2 0 11 11 1-3 10 10 5-6 8 8 8-9 5 3 10-10 1c0 4-2 8-4 9H-30z') +
    fill('#5F4631', 'M22-70c34 4 52 26 52 50-2 8-4 10-8 12H20c30-10 30-42 2-62z') +
    line('#B59473', 3, 'M0-56l-4-8M22-52l2-9M-10-36l-8-4M42-44l6-7M12-34l-2-9M34-26l7-6M56-26l9-3M-8-18l-8 0M16-14l-2-9M46-12l6-5') +
    fill(cream, 'M-24-44c-16 2-30 16-44 28-6 4-4 12 4 13 16 3 40 3 46-5 8-12 6-28-6-36z') +
    disc(ink, -68, -11, 5) +
    eye(-38, -24, 3.6) +
    disc(sand, -18, -38, 7) +
    line(ink, 1.6, 'M-60-6c4 2 8 2 12 0') +
    fill(tan, 'M-24 0c0-8 16-8 18 0zM30 0c0-8 16-8 18 0z')
  )
}

export function fish(base = amber, shade = '#D08A2C'): string {
  return (
    fill(shade, 'M18 0c8-12 16-16 26-16-4 10-4 22 0 32-10 0-18-4-26-16z') +
    fill(base, 'M-32 0c8-18 32-24 54 0-22 24-46 18-54 0z') +
    fill(shade, 'M-4-14c8-10 16-10 22-6-2 6-6 8-10 11z') +
    line(paper, 3, 'M-10-10c4 6 4 14 0 20') +
    eye(-20, -2, 2.6)
  )
}

export function aquarium(): string {
  return (
    box4('#BFE0E4') +
    fill('#A6D2DA', 'M-110-120h220v8c-30 8-60-6-110 2s-80 0-110-4z') +
    fill(sand, 'M-110-14c50-12 150-12 220-4v18h-220z') +
    line(green, 6, 'M-84-12c-8-20 8-32 0-56M-70-12c6-16-4-24 4-42M80-12c-8-24 8-36 0-66') +
    line(leaf, 6, 'M92-12c6-16-4-26 4-40') +
    put(fish(), [-20, -72], 1.1) +
    put(fish(brick, '#A54E3F'), [42, -46], 0.7) +
    line(paper, 2.5, 'M4-98a4 4 0 1 0 .1 0M14-112a3 3 0 1 0 .1 0M70-84a3 3 0 1 0 .1 0') +
    line(tan, 6, 'M-114-142h228M-114 2h228')
  )
}

function box4(colour: string): string {
  return fill(paper, 'M-114-142h228V2h-228z') + fill(colour, 'M-108-136h216V0h-216z')
}

/** A cage with a perch; what sits in it is drawn between its back and its bars. */
export function cage(bird: string): string {
  return (
    fill(paper, 'M-60-12v-110c0-56 120-56 120 0v110z') +
    fill('#E3F1EA', 'M-54-14v-108c0-48 108-48 108 0v108z') +
    line(tan, 5, 'M-50-62H50') +
    put(bird, [0, -62], 0.62) +
    line(amber, 2.5, 'M-40-14v-126M-20-14v-142M0-14v-148M20-14v-142M40-14v-126') +
    fill(tan, 'M-66-14H66l-4 16h-124z') +
    line(amber, 4, 'M0-164v-10a7 7 0 1 1 .1 0')
  )
}

export function horse(): string {
  const [base, shade, dark] = ['#8B6B4E', '#775A40', '#5F4631']
  return put(
    fill(ink, 'M68 96c-16 2-26 16-26 40 0 24-4 36-12 48 20-2 32-16 34-38 2-18 2-28 10-36z') +
      fill(dark, 'M100 138c4 26-2 42 2 62l-2 26h14l2-26c4-20 6-40 8-58zM214 138c2 27 0 47 2 88h14c0-36 6-61 6-90z') +
      fill(shade, 'M256 22c-2-12 2-20 8-26 6 8 8 16 6 26z') +
      fill(
        base,
        'M66 104c4-22 34-28 64-24 30 4 55 4 75-6 17-12 27-34 41-50 10-10 22-10 32-2 14 14 26 32 36 48 4 10-2 18-12 16-12-2-22-10-32-14-6 12-12 32-22 50-8 16-22 28-38 30-2 26-4 48-2 74h-16c-4-26-6-48-8-72-24 6-54 4-72-4-4 14-16 22-18 38-2 12-2 24 0 38H78c-2-20-2-38 2-54-12-22-18-44-14-68z',
      ) +
      fill(shade, 'M98 134c32 14 82 14 116-2 26-16 40-46 44-74l12 14c-6 12-12 32-22 50-8 16-22 28-38 30-30 8-70 8-98-2-8-4-12-10-14-16z') +
      fill(ink, 'M252 16c-16 10-26 28-34 42-8 14-22 20-32 22 18 6 38-2 48-18s16-28 28-40zM256 14c10-4 22 2 27 14-10 1-22-3-27-14z') +
      fill(cream, 'M285 28c10 11 19 25 26 39-8-4-15-11-20-20-4-7-6-13-6-19z') +
      fill(dark, 'M299 63c8 2 16 6 15 14-1 9-8 10-14 8-6-1-11-4-16-8 7-3 12-8 15-14z') +
      disc(ink, 305, 73, 2) +
      eye(277, 43, 4) +
      line(green, 4, 'M289 55c-2 8-5 14-9 20M266 32c2 14 6 28 13 42') +
      fill(ink, 'M78 226h16l2 9H75zM192 226h16l2 9h-21zM100 226h14l2 9H98zM216 226h14l2 9h-18z'),
    [160, -235],
    1,
    { flip: true },
  )
}
