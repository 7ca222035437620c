import { amber, box, brick, disc, fill, green, ink, leaf, line, mint, oval, paper, put, slate, tan, wood } from './draw.ts'
import { paw } from './things-health.ts'

/** The law and its papers, each with its foot on 0, 0. */

export const scales =
  line(green, 8, 'M0-116v98') +
  line(green, 7, 'M-58-108c30 14 46-6 58-4s40 10 58-8') +
  disc(amber, 0, -124, 8) +
  line(wood, 2.5, 'M-58-106l-22 50M-58-106l22 50M58-114l-22 44M58-114l22 44') +
  fill(amber, 'M-84-56h52c0 26-52 26-52 0zM32-70h52c0 26-52 26-52 0z') +
  fill(wood, 'M-40-18h80V0h-80z')

export const book =
  fill(wood, 'M-70-34c24-10 50-10 70 0 20-10 46-10 70 0V4c-24-8-50-8-70 2-20-10-46-10-70-2z') +
  fill(paper, 'M-62-42c22-8 44-8 60 2v38c-18-8-38-10-60-2zM62-42c-22-8-44-8-60 2v38c18-8 38-10 60-2z') +
  line(leaf, 3, 'M-52-30c12-4 26-4 40 2M-52-18c12-4 26-4 40 2M52-30c-12-4-26-4-40 2M52-18c-12-4-26-4-40 2')

export const lawBook = put(scales, [0, -34], 0.85) + put(book, [0, 0], 0.95)

export const paperSheet = put(
  box(paper, [-44, -124, 88, 124], 6) +
    line(green, 6, 'M-30-104h36') +
    line(leaf, 4, 'M-30-86h60M-30-72h60M-30-58h48M-30-44h56') +
    disc(amber, 22, -22, 15) +
    put(paw(paper), [22, -21], 0.8),
  [0, 0],
  1,
  { turn: -5 },
)

export const checklist =
  box(wood, [-54, -128, 108, 128], 8) +
  box(paper, [-44, -114, 88, 106]) +
  box(slate, [-20, -136, 40, 18], 5) +
  line(green, 5, 'M-34-92l6 7 11-13M-34-62l6 7 11-13M-34-32l6 7 11-13') +
  line(mint, 7, 'M-6-90h40M-6-60h32M-6-30h38')

export const folder =
  fill(amber, 'M-70-84h50l12 14h78V0H-70z') +
  fill(paper, 'M-56-66H56v40H-56z') +
  line(leaf, 4, 'M-44-54h76M-44-42h60') +
  fill('#D6962F', 'M-78-30h148l-8 30H-70z')

export const phoneFilms = put(
  box(ink, [-34, -124, 68, 124], 12) + box(mint, [-28, -112, 56, 96], 4) + disc(brick, 16, -100, 6) + put(paw(green), [0, -62], 1.8) + disc(paper, 0, -8, 4),
  [0, 0],
  1,
  { turn: 6 },
)

export const gavel =
  put(box(wood, [-34, -18, 68, 36], 7) + box(tan, [-44, -20, 14, 40], 4) + box(tan, [30, -20, 14, 40], 4) + box(wood, [-6, 18, 12, 74], 5), [-6, -76], 1, {
    turn: -50,
  }) + box(tan, [-70, -12, 96, 12], 5)

export const coins =
  [0, 1, 2, 3].map((i) => oval(i % 2 ? '#D6962F' : amber, -26, -8 - i * 11, 34, 11)).join('') +
  oval(amber, 42, -8, 30, 10) +
  oval('#D6962F', 42, -18, 30, 10) +
  box(paper, [-4, -110, 62, 74], 5) +
  line(leaf, 4, 'M8-94h36M8-80h36M8-66h22') +
  fill(brick, 'M32-54h18v10H32z')

/** Three counters with their signs: who is asked. */
export const signpost =
  line(wood, 9, 'M0-136v136') +
  fill(green, 'M-58-132h84l18 16-18 16h-84z') +
  fill(amber, 'M58-92h-84l-18 16 18 16h84z') +
  fill(leaf, 'M-52-52h72l16 14-16 14h-72z') +
  line(paper, 4, 'M-42-116h48M-8-76h46M-38-38h40')

export const collar = line(green, 15, 'M-46-50c-8-44 100-44 92 0-6 34-86 34-92 0z') + disc(amber, 0, -8, 16) + put(paw(paper), [0, -7], 0.8)

export const chip =
  box(paper, [-56, -96, 112, 78], 8) +
  disc(mint, -26, -62, 22) +
  put(paw(green), [-26, -60], 1.2) +
  line(leaf, 5, 'M8-78h36M8-64h30M8-50h36') +
  line(amber, 4, 'M-20-110a40 40 0 0 1 40 0M-30-122a56 56 0 0 1 60 0') +
  fill(slate, 'M-50-16H50V0H-50z')

export const muzzleSign = line(slate, 8, 'M0-60V0') + fill(amber, 'M0-142l58 100H-58z') + fill(paper, 'M0-122l42 74h-84z') + put(paw(ink), [0, -68], 1.4)
