import { amber, box, brick, cream, deep, disc, fill, green, ink, leaf, line, mint, oval, paper, put, rose, sand, slate, tan, water, wood } from './draw.ts'

/** What an article is about, standing with its foot on 0, 0, about 110 wide and 120 high. */

const CROSS = 'M-7-22H7v15h15V7H7v15H-7V7h-15V-7h15z'

export const vetBag =
  line(tan, 9, 'M-26-92c0-26 52-26 52 0') +
  box(paper, [-62, -90, 124, 90], 14) +
  fill(sand, 'M30-90h18c8 0 14 6 14 14v62c0 8-6 14-14 14H-4c30-22 44-58 34-90z') +
  disc(green, 0, -44, 29) +
  put(fill(paper, CROSS), [0, -44], 0.85)

export const phone =
  box(ink, [-34, -124, 68, 124], 12) +
  box(mint, [-28, -112, 56, 96], 4) +
  disc(green, 0, -70, 22) +
  put(fill(paper, CROSS), [0, -70], 0.6) +
  disc(paper, 0, -8, 4)

export const thermometer = put(
  box(paper, [-11, -128, 22, 96], 11) +
    disc(paper, 0, -24, 22) +
    disc(brick, 0, -24, 15) +
    box(brick, [-5, -96, 10, 74], 5) +
    line(slate, 3, 'M16-110h8M16-92h8M16-74h8M16-56h8'),
  [0, 0],
)

export const stethoscope =
  line(wood, 6, 'M-46-124c-4 34 6 60 34 62s40-26 36-60') +
  line(green, 6, 'M-12-62c0 40 16 54 40 54s36-16 32-40') +
  disc(paper, 60, -56, 15) +
  disc(slate, 60, -56, 8) +
  disc(ink, -46, -126, 4) +
  disc(ink, 24, -126, 4)

export const pills =
  box(amber, [-32, -76, 64, 76], 10) +
  box(paper, [-38, -98, 76, 26], 6) +
  box(paper, [-32, -54, 64, 34]) +
  put(fill(green, CROSS), [0, -37], 0.5) +
  put(box(brick, [-16, -12, 16, 12], 6) + box(paper, [-4, -12, 18, 12], 6), [58, 0]) +
  disc(paper, -52, -7, 7)

export const calendar =
  box(paper, [-72, -128, 144, 128], 12) +
  fill(amber, 'M-60-128H60c7 0 12 5 12 12v24H-72v-24c0-7 5-12 12-12z') +
  line(wood, 8, 'M-40-138v22M40-138v22') +
  fill(mint, 'M-56-78h24v18h-24zM8-78h24v18H8zM-56-52h24v18h-24zM-24-52H0v18h-24zM-24-26H0v16h-24z') +
  fill(cream, 'M-24-78H0v18h-24zM38-78h20v18H38zM-56-26h24v16h-24z') +
  disc(green, 26, -34, 22) +
  line(paper, 5, 'M16-34l7 8 14-15')

/** A booklet of vaccinations with a paw and a stamp. */
export const booklet = put(
  box(green, [-48, -116, 96, 116], 8) +
    box('#0B6B4B', [-48, -116, 14, 116], 4) +
    disc(cream, 8, -72, 24) +
    put(paw(green), [8, -70], 1.1) +
    line(cream, 5, 'M-16-26h48M-16-14h32'),
  [0, 0],
  1,
  { turn: -5 },
)

export function paw(colour: string): string {
  return (
    fill(colour, 'M-7 5c0-6 3-10 7-10s7 4 7 10c0 4-3 5-7 5s-7-1-7-5z') +
    oval(colour, -10, -3, 2.8, 3.8) +
    oval(colour, -4, -10, 2.8, 4) +
    oval(colour, 4, -10, 2.8, 4) +
    oval(colour, 10, -3, 2.8, 3.8)
  )
}

/** A shield: what a vaccine gives. */
export function shield(mark: string): string {
  return (
    fill(green, 'M0-134c20 12 40 16 60 17 2 56-14 94-60 117-46-23-62-61-60-117 20-1 40-5 60-17z') +
    fill('#E3F1EA', 'M0-118c16 9 30 12 46 13 1 44-12 74-46 92-34-18-47-48-46-92 16-1 30-4 46-13z') +
    put(mark, [0, -66])
  )
}

export const drop = fill(deep, 'M0-30c12 18 20 28 20 40a20 20 0 0 1-40 0c0-12 8-22 20-40z')

export const heart = fill(brick, 'M0 34C-30 14-44-2-44-20c0-26 34-30 44-8 10-22 44-18 44 8C44-2 30 14 0 34z')

/** A heart and what beats in it. */
export const heartbeat = put(heart, [0, -66], 1.35) + line(paper, 5, 'M-46-66h24l10-20 14 40 10-20h34')

export const tick =
  line(ink, 5, 'M-34-64l-26-16M-40-44h-30M-34-26l-24 16M34-64l26-16M40-44h30M34-26l24 16') +
  oval('#7A4A38', 0, -42, 42, 40) +
  oval('#955F49', -10, -52, 22, 18) +
  fill(ink, 'M-16-84c0-18 32-18 32 0l-6 6h-20z')

export const mosquito =
  put(oval('#CFE0E4', -18, -34, 12, 34) + oval('#DCEAED', 14, -36, 12, 34), [0, -40], 1, { turn: 0 }) +
  line(ink, 4, 'M-60-20l22-22 28 0M-40-4l12-34M-8-4l2-34M36-6L18-38') +
  fill(slate, 'M-26-46c10-14 60-10 74 14-26 8-64 6-74-14z') +
  disc(ink, -32, -46, 10) +
  line(ink, 3, 'M-40-42l-26 18')

export const bee =
  oval('#DCEAED', -4, -78, 18, 26) +
  oval('#CFE0E4', 20, -76, 16, 22) +
  oval(amber, 0, -44, 44, 30) +
  fill(ink, 'M-14-72c-8 18-8 38 0 56h12c-8-18-8-38 0-56zM14-71c-8 18-8 36 0 54 6-2 10-4 12-6-8-14-8-30 0-42-4-4-8-5-12-6z') +
  disc(ink, -34, -48, 4) +
  line(ink, 3, 'M-38-66c-6-10-12-10-18-10M-28-72c-2-10-8-14-14-16')

export const snake =
  line('#6D7F4A', 20, 'M60-12h-80c-40 0-40-36 0-36h40c40 0 36-40-6-40') +
  line('#4F5E33', 6, 'M44-12l-14 0M10-12h-14M-30-16l-10-8M-30-48h14M4-48h14M34-60l4-8') +
  oval('#6D7F4A', 4, -90, 22, 15) +
  disc(ink, -4, -94, 3) +
  line(brick, 3, 'M-18-88h-14M-32-88l-8-5M-32-88l-8 5')

export const microbe =
  disc('#8FB26A', 0, -64, 40) +
  line('#8FB26A', 9, 'M0-104v-18M0-24v18M-40-64h-18M40-64h18M-28-92l-13-13M28-92l13-13M-28-36l-13 13M28-36l13 13') +
  disc('#76994F', -12, -72, 10) +
  disc('#76994F', 16, -56, 8) +
  disc('#76994F', 8, -84, 6)

export const worm =
  line(rose, 16, 'M-56-14c20-30 34 16 54-10s14-44 34-34c26 12 8 40 30 44') +
  disc(ink, -56, -18, 3) +
  line('#D98C82', 3, 'M-30-24l4 12M4-26l-10-6M28-60l-2 12M48-38l-10 4')

export const bandage =
  disc(paper, 0, -52, 52) +
  disc(cream, 0, -52, 34) +
  disc(sand, 0, -52, 14) +
  fill(paper, 'M0-4h86c6 0 6-22 0-22H40z') +
  put(fill(brick, CROSS), [0, -52], 0.45)

export const scale =
  box(slate, [-78, -14, 156, 14], 6) +
  box(paper, [-70, -30, 140, 18], 6) +
  disc(paper, 0, -66, 38) +
  disc(mint, 0, -66, 30) +
  line(brick, 4, 'M0-66l16-16') +
  line(slate, 3, 'M-22-66h5M0-88v5M22-66h-5')

export const toothbrush =
  put(box(green, [-80, -10, 120, 12], 6) + box(paper, [36, -26, 44, 20], 4) + line(leaf, 4, 'M42-30v-6M50-30v-6M58-30v-6M66-30v-6M74-30v-6'), [0, -20], 1, {
    turn: -16,
  }) +
  put(fill(paper, 'M-26-30c0-24 18-26 26-18 8-8 26-6 26 18 0 16-8 22-9 40-2 12-10 12-11 0-1-10-11-10-12 0-1 12-9 12-11 0-1-18-9-24-9-40z'), [-6, -86], 1.15)

export const eyeDrops =
  fill(paper, 'M-24-70h48v62c0 5-3 8-8 8h-32c-5 0-8-3-8-8z') +
  fill(green, 'M-24-52h48v24h-48z') +
  fill(slate, 'M-20-70l8-20H12l8 20z') +
  fill(slate, 'M-5-90l3-20h4l3 20z') +
  put(drop, [52, -40], 0.7)

export const bowlOfWater =
  fill(water, 'M-60-44c0-18 120-18 120 0z') +
  fill(green, 'M-66-44H66L52-6c-2 4-6 6-10 6h-84c-4 0-8-2-10-6z') +
  fill('#0B6B4B', 'M24-44h42L52-6c-2 4-6 6-10 6H14c12-12 14-28 10-44z') +
  put(paw(cream), [-8, -20], 1)

export const glucose =
  box(paper, [-38, -112, 76, 112], 14) +
  box(mint, [-26, -98, 52, 38], 5) +
  line(green, 5, 'M-16-80h10M0-80h14M-16-70h28') +
  disc(green, 0, -34, 12) +
  put(drop, [62, -40], 0.7)

export const spine =
  [0, 1, 2, 3, 4].map((i) => put(box(paper, [-15, -10, 30, 20], 7) + oval(sand, 0, 13, 11, 4), [-60 + i * 30, -70 + (i - 2) ** 2 * 6], 1)).join('') +
  line(brick, 5, 'M0-112v18M-18-106l6 14M18-106l-6 14')

export const bone = put(
  box(paper, [-44, -9, 88, 18], 6) + disc(paper, -44, -10, 14) + disc(paper, -44, 10, 14) + disc(paper, 44, -10, 14) + disc(paper, 44, 10, 14),
  [0, -40],
  1,
  { turn: -20 },
)

export const brokenRing = put(bone, [0, 6], 1.05) + line(brick, 5, 'M-44-92l10 14M-14-104l2 16M18-104l-6 14')

export const tissues = box(leaf, [-50, -56, 100, 56], 8) + fill(paper, 'M-30-56c0-30 14-24 18-46 14 4 10 20 26 18 10 10-6 18 16 28z') + disc(paper, 0, -26, 14)

/** A drip on its stand. */
export const drip =
  line(slate, 6, 'M10-140v136M-24-4h68M10-140h-34') +
  box(paper, [-46, -138, 38, 54], 8) +
  box(water, [-40, -116, 26, 26], 5) +
  line(water, 3, 'M-27-84c0 40 40 20 44 60')
