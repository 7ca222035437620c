import {
  amber,
  box,
  brick,
  cream,
  deep,
  disc,
  fill,
  green,
  ink,
  leaf,
  line,
  mint,
  night,
  oval,
  paper,
  pine,
  put,
  rose,
  sand,
  slate,
  tan,
  water,
  wood,
} from './draw.ts'
import { paw } from './things-health.ts'

/** People, the road and what lies outside, each with its foot on 0, 0. */

const SLEEVE = 'M-58-260h72c16 66 20 130 18 196l-38 6c-6-70-24-140-52-202z'
/** An arm from above whose hand holds something out. */
export function hand(held: string, sleeve: string = green, dark: string = pine): string {
  const arm =
    fill(sleeve, SLEEVE) +
    fill(dark, 'M-6-260h20c16 66 20 130 18 196l-14 2c2-66-4-132-24-198z') +
    fill(cream, 'M-6-54l38-6 2-10-40 6z') +
    put(fill('#E2B48C', 'M-8-50l34-6c6 16 4 34-6 42-10 4-20 0-24-8z') + line('#CB9A70', 2.5, 'M6-12l2-14M14-12l2-14'), [0, 0]) +
    put(held, [10, -2])
  return put(arm, [0, -62])
}
export const biscuit = put(
  box(tan, [-15, -5, 30, 10], 3) + disc(tan, -15, -5, 6) + disc(tan, -15, 5, 6) + disc(tan, 15, -5, 6) + disc(tan, 15, 5, 6),
  [0, 6],
  1,
  { turn: -24 },
)
export const leash = line(brick, 5, 'M0-4c-12 18-10 36 0 38 10 0 8-16 0-22 40 40 92 30 122-36')
export const tweezers = line(slate, 5, 'M0-6l-8 34M8-6l-10 34') + oval('#7A4A38', -6, 33, 6, 7)

/** A grown-up seen to the waist, beside whom an animal stands. */
export function person(coat: string = green, hair: string = '#6B4632', skin: string = '#E2B48C'): string {
  return (
    fill(coat, 'M-52 0c-4-50 8-82 36-90h32c28 8 40 40 36 90z') +
    fill('#00000014', 'M20-88c22 10 34 42 32 88H26c8-30 6-60-6-88z') +
    fill(skin, 'M-12-104h24v16c0 10-24 10-24 0z') +
    fill(skin, 'M-26-136c0-36 52-36 52 0 0 22-10 38-26 38s-26-16-26-38z') +
    fill(hair, 'M-30-130c-6-44 66-44 60 0-2 8-4 12-6 14-2-18-10-26-20-30-10 8-20 10-28 10-2 6-2 12-2 18-2-2-3-6-4-12z') +
    disc(ink, -9, -128, 2.6) +
    disc(ink, 9, -128, 2.6) +
    line('#B97F5A', 2.2, 'M-6-112c4 3 8 3 12 0')
  )
}
export function child(coat: string = amber, hair: string = '#4A3527'): string {
  return put(person(coat, hair), [0, 0], 0.74)
}

export const car =
  fill(brick, 'M-96-30c0-16 8-22 26-24l22-32c4-6 10-8 18-8h44c10 0 16 4 20 10l22 30c26 2 36 10 36 30v8c0 4-2 6-6 6H-90c-4 0-6-2-6-6z') +
  fill('#D6ECEE', 'M-38-56l16-24c2-3 4-4 8-4H-4v28zM6-84h24c4 0 8 2 10 6l14 22H6z') +
  disc(ink, -52, -8, 18) +
  disc(ink, 54, -8, 18) +
  disc(slate, -52, -8, 8) +
  disc(slate, 54, -8, 8) +
  fill(amber, 'M-96-34h10v10h-10z')

export const hotCar = put(car, [0, 0], 1) + line(amber, 5, 'M-40-112c-8-8 8-14 0-24M0-116c-8-8 8-14 0-24M40-112c-8-8 8-14 0-24')

export const train =
  fill(green, 'M-90-92H50c34 0 52 40 52 78H-90z') +
  fill(cream, 'M-90-40H98c3 8 4 16 4 26H-90z') +
  fill('#D6ECEE', 'M-78-78h30v28h-30zM-40-78h30v28h-30zM-2-78h30v28H-2zM40-78h12c12 4 20 16 26 28H40z') +
  disc(ink, -60, -8, 11) +
  disc(ink, -20, -8, 11) +
  disc(ink, 40, -8, 11) +
  disc(ink, 76, -8, 11) +
  put(fill(paper, 'M0-10c6 0 8 6 8 16l40 18v8L8 24 6 46l12 10v6L0 56l-18 6v-6l12-10-2-22-40 8v-8L-8 6c0-10 2-16 8-16z'), [10, -130], 0.55, { turn: 70 })

export const suitcase =
  line(wood, 7, 'M-22-92v-16h44v16') +
  box(amber, [-60, -92, 120, 88], 10) +
  fill('#D6962F', 'M22-92h28c6 0 10 4 10 10v68c0 6-4 10-10 10H12c16-26 20-58 10-88z') +
  line(wood, 5, 'M-36-92v88M36-92v88') +
  disc(green, 0, -48, 20) +
  put(paw(paper), [0, -46], 1)

export const passport =
  put(box('#7A2F3C', [-40, -108, 80, 108], 7) + put(paw(amber), [0, -66], 1.9) + line(amber, 4, 'M-20-30h40M-12-18h24'), [-16, 0], 1, { turn: -7 }) +
  put(box(paper, [-26, -80, 52, 80], 4) + line(leaf, 4, 'M-16-64h32M-16-50h32M-16-36h20'), [44, 0], 1, { turn: 8 })

export const truck =
  fill(paper, 'M-100-96H30v80h-130z') +
  line(leaf, 5, 'M-88-76h106M-88-58h106M-88-40h106') +
  fill(green, 'M36-76h34l28 32v28H36z') +
  fill('#D6ECEE', 'M46-66h20l16 20H46z') +
  fill(slate, 'M-104-18H100v8h-204z') +
  disc(ink, -62, -8, 15) +
  disc(ink, 66, -8, 15) +
  disc(slate, -62, -8, 6) +
  disc(slate, 66, -8, 6)

export const lantern =
  fill(amber, 'M-26-70h52v56h-52z') +
  fill('#F5D27A', 'M-14-62h28v40h-28z') +
  fill(tan, 'M-32-80h64v12h-64zM-32-14h64V0h-64z') +
  line(tan, 4, 'M-16-80c0-24 32-24 32 0')

const fireworks = (x: number, y: number, colour: string, size: number) =>
  put(line(colour, 4, 'M0-12v-22M0 12v22M-12 0h-22M12 0h22M-9-9l-15-15M9-9l15-15M-9 9l-15 15M9 9l15 15'), [x, y], size)

export const mushroom =
  fill(cream, 'M-16-58h32c-2 22 4 40 10 54-14 8-38 8-52 0 6-14 12-32 10-54z') +
  fill(brick, 'M-60-58c0-44 28-66 60-66s60 22 60 66c-20 12-100 12-120 0z') +
  fill('#A54E3F', 'M26-116c22 12 34 32 34 58-8 5-26 8-46 9 26-16 28-44 12-67z') +
  disc(paper, -28, -84, 9) +
  disc(paper, 4, -100, 8) +
  disc(paper, 10, -70, 9) +
  disc(paper, -44, -64, 5) +
  disc(paper, 40, -80, 6) +
  fill(paper, 'M-22-50c12 8 32 8 44 0l-6 12h-32z')

export const mushrooms = put(mushroom, [-16, 0]) + put(mushroom, [54, 0], 0.5)

export const lifebuoy =
  disc(brick, 0, -50, 50) +
  fill(paper, 'M-14-98h28v30h-28zM-14-32h28v30h-28zM-48-64h30v28h-30zM18-64h30v28H18z') +
  disc(water, 0, -50, 22) +
  line(paper, 4, 'M-50-14c30 26 70 26 100 0')

export const smoke =
  fill('#C9CCC8', 'M-60-40c-22-4-24-34 0-38-4-30 36-40 48-18 14-24 56-14 52 14 28-4 36 32 10 40-30 10-80 10-110 2z') +
  fill('#B4B9B4', 'M-30-100c-12-16 6-36 22-28 8-18 40-14 40 8 16 2 16 24 0 26-20 4-46 4-62-6z') +
  box(paper, [-34, -24, 68, 24], 10) +
  disc(brick, 0, -12, 6)

export const barley =
  line('#CFA84E', 4, 'M-30 0c4-50 10-80 20-110M0 0c2-46 4-70 6-96M30 0c0-44-2-66-6-88') +
  [
    [-10, -112, 12],
    [6, -98, 0],
    [24, -90, -10],
  ]
    .map(([x = 0, y = 0, turn = 0]) =>
      put(fill(amber, 'M0 6c-12-4-12-20 0-40 12 20 12 36 0 40z') + line('#CFA84E', 2, 'M-6-10l-10-26M0-20v-30M6-10l10-26'), [x, y], 1, { turn }),
    )
    .join('')

export const nest =
  fill(wood, 'M-60-30C-50 6 50 6 60-30c-20 8-100 8-120 0z') +
  line(tan, 4, 'M-54-22c30 12 78 12 108 0M-44-12c26 8 62 8 88 0') +
  oval('#D6ECEE', -18, -34, 13, 16) +
  oval('#E7F1EE', 12, -34, 13, 16)

export const house =
  fill(cream, 'M-70-78H70V0H-70z') +
  fill(sand, 'M24-78h46V0H16c16-24 20-52 8-78z') +
  fill(amber, 'M-92-74L0-138l92 64-8 10L0-122-84-64z') +
  fill(green, 'M-24 0v-42c0-30 48-30 48 0V0z') +
  put(fill(paper, 'M0 12C-10 5-15-1-15-7c0-9 12-10 15-3 3-7 15-6 15 3 0 6-5 12-15 19z'), [0, -92])

export const kennelFence = line(slate, 4, [-70, -50, -30, -10, 10, 30, 50, 70].map((x) => `M${x}-110v108`).join('')) + line(wood, 9, 'M-80-112H80M-80-4H80')

export const poster =
  box(paper, [-44, -126, 88, 112], 4) +
  box(mint, [-32, -98, 64, 52], 3) +
  put(paw(green), [0, -70], 2.2) +
  line(brick, 6, 'M-26-112h52') +
  line(leaf, 4, 'M-28-36h56M-28-26h36') +
  fill(wood, 'M-6-14H6V0H-6z')

export const cardboard =
  fill('#D2A06A', 'M-66-64H66V0H-66z') +
  fill('#BC8B56', 'M30-64h36V0H24c12-22 14-42 6-64z') +
  fill('#E3BE8A', 'M-66-64l-20 22h40l20-22zM66-64l20 22H46L26-64z') +
  put(heartShape(), [-10, -28], 0.5)

function heartShape(): string {
  return fill(brick, 'M0 34C-30 14-44-2-44-20c0-26 34-30 44-8 10-22 44-18 44 8C44-2 30 14 0 34z')
}

export const donation = put(cardboard, [0, 0]) + box(paper, [-40, -98, 28, 36], 4) + box(green, [-4, -110, 30, 48], 4) + disc(amber, 40, -72, 12)

export const candle =
  fill(paper, 'M-14-60h28V0h-28z') +
  fill(sand, 'M4-60h10V0H0c6-20 8-40 4-60z') +
  line(ink, 3, 'M0-60v-10') +
  fill(amber, 'M0-108c14 16 14 30 0 36-14-6-14-20 0-36z') +
  disc('#F5D27A', 0, -82, 5)

export const speech =
  fill(paper, 'M-56-120H56c8 0 12 4 12 12v54c0 8-4 12-12 12H-6l-26 26 4-26h-28c-8 0-12-4-12-12v-54c0-8 4-12 12-12z') + put(paw(green), [0, -80], 1.9)

export const sound = line(amber, 6, 'M0-60c-8 6-8 24 0 30M-20-76c-18 16-18 46 0 62M-42-92c-28 26-28 68 0 94')

export const table =
  box(paper, [-84, -128, 168, 128], 8) +
  fill(green, 'M-76-128H76c5 0 8 3 8 8v20H-84v-20c0-5 3-8 8-8z') +
  line(mint, 4, 'M-84-72H84M-84-44H84M-84-18H84M-30-100V0') +
  disc(brick, -56, -86, 8) +
  disc(amber, -56, -58, 8) +
  disc(leaf, -56, -31, 8) +
  line(leaf, 5, 'M-14-86h70M-14-58h56M-14-31h64')

export const nightWindow =
  box(wood, [-74, -136, 148, 110], 4) +
  box(night, [-66, -128, 132, 94]) +
  fireworks(-28, -92, amber, 0.7) +
  fireworks(30, -82, rose, 0.6) +
  line(wood, 5, 'M0-128v94')

export const lens = disc(wood, 0, -76, 42) + disc('#E3F1EA', 0, -76, 33) + line(wood, 13, 'M30-44L62-6') + line(deep, 4, 'M-18-88c4-8 10-12 18-12')

export const clock =
  disc(paper, 0, -62, 58) +
  disc(mint, 0, -62, 48) +
  line(ink, 6, 'M0-62v-32M0-62l22 12') +
  disc(brick, 0, -62, 6) +
  line(slate, 4, 'M0-104v6M0-26v6M-42-62h6M36-62h6')

export const door =
  box(paper, [-52, -164, 104, 164], 3) +
  box(green, [-42, -154, 84, 154], 2) +
  box(pine, [-28, -138, 56, 50], 4) +
  box(pine, [-28, -76, 56, 60], 4) +
  disc(amber, 30, -80, 5)

export const armchair =
  fill(amber, 'M-58-110c0-16 116-16 116 0v66H-58z') +
  fill('#D6962F', 'M-76-64c0-14 26-14 26 0v22H50v-22c0-14 26-14 26 0v58H-76z') +
  line(wood, 8, 'M-60-4v4M60-4v4')

export const cone = fill(brick, 'M-12-92h24l26 86h-76z') + fill(paper, 'M-20-64h40l7 22h-54z') + box(brick, [-52, -10, 104, 10], 4)

export const kennel =
  fill(cream, 'M-62-66H62V0H-62z') +
  fill(sand, 'M26-66h36V0H18c14-20 16-46 8-66z') +
  fill(green, 'M-78-62L0-116l78 54-8 10L0-100-70-52z') +
  fill(ink, 'M-28 0v-30c0-32 56-32 56 0V0z') +
  put(bowlMini(), [-66, 2], 0.5)

function bowlMini(): string {
  return fill(amber, 'M-40-30h80L30 0h-60z')
}

export const lift =
  box(slate, [-58, -150, 116, 150], 4) +
  box(paper, [-48, -126, 46, 126]) +
  box(cream, [2, -126, 46, 126]) +
  box(ink, [-20, -146, 40, 14], 3) +
  fill(amber, 'M-8-135l8-8 8 8z') +
  line(slate, 3, 'M0-126V0')
