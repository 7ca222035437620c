import {
  amber,
  box,
  brick,
  cream,
  disc,
  fill,
  green,
  ink,
  leaf,
  line,
  mint,
  oval,
  paper,
  pine,
  plum,
  put,
  rose,
  sand,
  slate,
  tan,
  water,
  wood,
} from './draw.ts'
import { paw } from './things-health.ts'

/** Food, plants, poisons and the furniture of a home, each with its foot on 0, 0. */

export const chocolate = put(
  fill('#6B4632', 'M-40-120h80V0h-80z') +
    fill('#845A42', 'M-33-113h30v22h-30zM3-113h30v22H3zM-33-85h30v22h-30zM3-85h30v22H3z') +
    fill(brick, 'M-44-60h88V4h-88z') +
    fill(amber, 'M-44-60h88v10h-88z') +
    oval(cream, 0, -22, 26, 14),
  [0, -2],
  1,
  { turn: -8 },
)

export const gum =
  put(box(leaf, [-54, -40, 108, 40], 6) + box(paper, [-54, -40, 26, 40], 6) + fill(green, 'M-10-28c14-12 30-8 34 8-14 10-28 6-34-8z'), [0, 0]) +
  box(paper, [-40, -62, 22, 16], 4) +
  box(paper, [-6, -58, 22, 14], 4) +
  box(paper, [26, -62, 22, 16], 4)

export const onionAndGrapes =
  fill('#B98AA0', 'M-40 0c-34-4-40-52 0-70 2-8 0-14-2-22h10c-2 8-2 14 0 22 38 18 30 66-8 70z') +
  line('#96667E', 3, 'M-40-4c-16-16-14-44 2-62M-30-4c14-18 12-42-4-62') +
  [
    [38, -60],
    [58, -60],
    [48, -44],
    [68, -44],
    [30, -44],
    [40, -28],
    [58, -28],
    [48, -12],
  ]
    .map(([x = 0, y = 0]) => disc(plum, x, y, 11))
    .join('') +
  line(green, 5, 'M48-70c0-12 6-18 12-22')

export const lily =
  fill(paper, 'M-22-54h44l-6 48c-1 4-4 6-8 6H-8c-4 0-7-2-8-6z') +
  fill(leaf, 'M-20-40h40l-4 32h-32z') +
  line(green, 5, 'M0-54v-40M0-60c-12-4-20-14-22-26M0-62c12-4 22-12 24-24') +
  fill('#FBF1F0', 'M0-96c-22-4-32-22-30-40 10 2 16 8 20 16 0-14 4-24 10-32 6 8 10 18 10 32 4-8 10-14 20-16 2 18-8 36-30 40z') +
  fill(rose, 'M0-98c-4-10-4-22 0-34 4 12 4 24 0 34z') +
  line(amber, 3, 'M-4-110l-8-12M4-110l8-12')

export const plant =
  fill(tan, 'M-36-50h72l-8 44c-1 4-4 6-8 6h-40c-4 0-7-2-8-6z') +
  fill(wood, 'M-40-60h80v14h-80z') +
  fill(green, 'M0-60c-30-6-48-30-46-58 26 4 44 26 46 58zM0-60c30-8 46-34 42-64-24 6-40 32-42 64z') +
  fill(leaf, 'M0-60c-14-24-12-54 2-76 14 24 14 52-2 76z')

export const flea =
  box(paper, [-14, -96, 28, 96], 9) +
  box(leaf, [-14, -70, 28, 40]) +
  fill(paper, 'M-7-96l3-24h8l3 24z') +
  put(paw(green), [0, -50], 0.8) +
  fill(brick, 'M34-74h40l-20-34z') +
  fill(paper, 'M52-96h4v12h-4zM52-81h4v4h-4z')

export const bottle =
  box('#7FB7C9', [-30, -92, 60, 92], 10) +
  fill('#5F9DB2', 'M6-92h14c6 0 10 4 10 10v72c0 6-4 10-10 10H-4c16-26 18-62 10-92z') +
  box(ink, [-14, -116, 28, 26], 5) +
  box(paper, [-30, -68, 60, 40]) +
  fill(brick, 'M-16-34h32L0-62z') +
  fill(paper, 'M-2-54h4v10h-4zM-2-41h4v3h-4z')

export const bait =
  put(fill('#B8A98C', 'M-62 0v-40c0-8 4-12 12-12h100c8 0 12 4 12 12V0z') + fill(ink, 'M-16 0v-14c0-18 32-18 32 0V0z'), [0, 0]) +
  fill(brick, 'M-22-60h44L0-100z') +
  fill(paper, 'M-2-90h4v16h-4zM-2-71h4v4h-4z')

export const cleaners =
  put(bottle, [-32, 0], 0.95) +
  fill(leaf, 'M14-80h50v70c0 6-4 10-10 10H24c-6 0-10-4-10-10z') +
  fill(green, 'M26-108h34v10H46v18H28z') +
  fill(paper, 'M14-56h50v26H14z') +
  put(fill(green, 'M-8 0C-8-10 8-10 8 0 4 6-4 6-8 0z'), [39, -42])

export const cigarettes =
  box(paper, [-52, -64, 62, 64], 5) +
  box(brick, [-52, -36, 62, 36], 5) +
  [-44, -30, -16].map((x) => box(cream, [x, -84, 10, 24], 2)).join('') +
  box(slate, [26, -88, 42, 88], 10) +
  box(amber, [26, -66, 42, 44]) +
  fill(ink, 'M50-62L36-40h9l-3 16 15-23h-9z')

export const meat = put(
  fill(brick, 'M-64-10c-10-50 40-78 78-66 40 10 60 46 34 68-24 20-100 26-112-2z') +
    fill(rose, 'M-46-18c-2-34 28-50 56-44 28 8 40 32 24 44-18 14-72 20-80 0z') +
    disc(paper, -6, -38, 13) +
    disc(sand, -6, -38, 6),
  [0, 0],
)

export const potOfFood =
  fill(slate, 'M-62-62H62v46c0 10-6 16-16 16h-92c-10 0-16-6-16-16z') +
  fill('#868F8D', 'M20-62h42v46c0 10-6 16-16 16H6c14-18 20-40 14-62z') +
  fill(cream, 'M-56-62c8-16 104-16 112 0z') +
  disc(amber, -24, -68, 9) +
  disc(leaf, 6, -70, 9) +
  disc(brick, 30, -67, 8) +
  line(slate, 8, 'M-62-44h-16M62-44h16') +
  line(paper, 5, 'M-24-96c-8-10 8-16 0-28M14-98c-8-10 8-16 0-28')

export const foodBag =
  fill(green, 'M-46-118h92l6 110c0 5-3 8-8 8h-88c-5 0-8-3-8-8z') +
  fill(pine, 'M16-118h30l6 110c0 5-3 8-8 8H4c20-34 24-76 12-118z') +
  fill(amber, 'M-48-124h96v14h-96z') +
  oval(cream, 0, -70, 30, 26) +
  put(paw(tan), [0, -68], 1.3) +
  line(cream, 5, 'M-26-30h52M-26-18h34')

export const foodLabel =
  put(foodBag, [-28, 0], 0.9) +
  disc(paper, 46, -76, 30) +
  disc(mint, 46, -76, 22) +
  line(wood, 9, 'M66-52l18 24') +
  line(green, 4, 'M36-84h20M34-76h24M36-68h18')

export const bowl =
  [
    [-26, -50],
    [0, -56],
    [26, -50],
    [-12, -48],
    [12, -48],
  ]
    .map(([x = 0, y = 0]) => disc(wood, x, y, 12))
    .join('') +
  fill(amber, 'M-60-46H60L46-6c-2 4-6 6-10 6h-72c-4 0-8-2-10-6z') +
  fill(tan, 'M22-46h38L46-6c-2 4-6 6-10 6H10c14-12 16-28 12-46z') +
  put(paw(cream), [-8, -20], 1.1)

export const emptyBowl =
  oval(wood, 0, -46, 60, 9) +
  fill(amber, 'M-60-46c20 8 100 8 120 0L46-6c-2 4-6 6-10 6h-72c-4 0-8-2-10-6z') +
  fill(tan, 'M22-41c14-1 30-2 38-5L46-6c-2 4-6 6-10 6H10c14-12 16-26 12-41z') +
  put(paw(cream), [-8, -18], 1)

export const treats =
  fill(paper, 'M-34-80h68v72c0 5-3 8-8 8h-52c-5 0-8-3-8-8z') +
  fill('#E3F1EA', 'M-28-74h56v66h-56z') +
  [
    [-14, -18],
    [10, -16],
    [-4, -36],
    [16, -38],
    [-18, -44],
  ]
    .map(([x = 0, y = 0]) => put(fill(tan, 'M-10-4c-5-5 3-10 6-4h8c3-6 11-1 6 4 5 5-3 10-6 4h-8c-3 6-11 1-6-4z'), [x, y]))
    .join('') +
  box(amber, [-38, -94, 76, 18], 5)

export const milk =
  fill(paper, 'M-30-84h60V0h-60z') +
  fill(sand, 'M10-84h20V0H10z') +
  fill(leaf, 'M-30-84l12-28h36l12 28z') +
  fill(green, 'M-18-112h36v-12h-36zM-30-50h60v26h-60z') +
  oval(cream, 62, -8, 28, 8) +
  oval(paper, 62, -10, 22, 5)

export const party =
  fill(tan, 'M-60-30H60L50-4c-1 3-3 4-6 4h-88c-3 0-5-1-6-4z') +
  fill(brick, 'M-52-30c0-38 60-46 76-8 2 4 2 6 2 8z') +
  fill(rose, 'M-40-32c2-20 30-28 46-12z') +
  disc(plum, 38, -38, 10) +
  disc(plum, 50, -32, 9) +
  disc(leaf, 30, -34, 8) +
  fill(green, 'M44-64c10-8 22-6 26 4-10 6-20 4-26-4z')

export const ball = disc(amber, 0, -22, 22) + line(cream, 3, 'M-20-30c10 2 18 10 20 28M20-30C10-28 2-20 0-2')

export const yarn =
  disc(brick, 0, -26, 26) +
  line('#A54E3F', 3, 'M-20-38c14 4 28 18 32 32M-24-24c14 0 26 8 30 22M-8-50c14 6 26 20 30 34') +
  line(brick, 3, 'M14-4c16 8 30-6 46 0s18 4 26 2') +
  line(slate, 3, 'M86-2l20-14')

export const post =
  fill(green, 'M-36-136h72v14h-72z') +
  fill(tan, 'M-14-122h28v112h-28z') +
  line(wood, 3, 'M-14-106l28 8M-14-86l28 8M-14-66l28 8M-14-46l28 8M-14-26l28 8') +
  fill(amber, 'M-52-12H52V0H-52z') +
  line(tan, 2, 'M32-122v28') +
  disc(amber, 32, -88, 8)

export const litter =
  fill(leaf, 'M-74-48H74L62 0H-62z') +
  fill(green, 'M-80-54H80v12H-80z') +
  fill(sand, 'M-66-54c16-12 116-12 132 0z') +
  line(tan, 9, 'M40-62l30-52') +
  fill(slate, 'M24-60l22-8 10 18-22 12z')

export const sofa =
  fill(leaf, 'M-92-90h184v60H-92z') +
  fill(green, 'M-108-62h24v50h-24zM84-62h24v50H84zM-92-40H92v30H-92z') +
  fill(pine, 'M-92-14H92V0H-92z') +
  line('#0B6B4B', 3, 'M70-84l-8 30M80-84l-8 30M60-84l-6 24')

export const crate =
  fill(green, 'M-62-100h124c6 0 10 4 10 10v82c0 5-4 8-8 8H-64c-4 0-8-3-8-8v-82c0-6 4-10 10-10z') +
  fill(pine, 'M40-100h22c6 0 10 4 10 10v82c0 5-4 8-8 8H36z') +
  fill('#22302A', 'M-56-84h84v70h-84z') +
  line(slate, 4, 'M-42-84v70M-28-84v70M-14-84v70M0-84v70M14-84v70') +
  line(amber, 8, 'M-26-102c0-20 52-20 52 0')

export const socket =
  box(paper, [-42, -112, 84, 84], 12) +
  disc(mint, 0, -70, 28) +
  disc(ink, -10, -70, 4.5) +
  disc(ink, 10, -70, 4.5) +
  line(ink, 6, 'M0-28c0 22-20 28-60 26') +
  fill(amber, 'M62-110l-18 34h14l-6 28 24-38H62z')

export const blanket =
  fill(brick, 'M-90-18c0-30 180-30 180 0V0H-90z') + line(cream, 4, 'M-60-30V0M-20-38V0M20-38V0M60-30V0') + line(amber, 4, 'M-86-14c40-10 130-10 172 0')

export const puzzle =
  fill(leaf, 'M-74-24H74V0H-74z') +
  fill(green, 'M-74-34H74v12H-74z') +
  [-48, -16, 16, 48].map((x) => oval(pine, x, -34, 12, 5)).join('') +
  disc(tan, -48, -38, 7) +
  disc(tan, 16, -38, 7) +
  put(fill(brick, 'M-14 0c0-26 28-26 28 0z'), [48, -34])

export const pad = fill(paper, 'M-80-14H70L84 0H-94z') + fill(water, 'M-16-10c12-5 34-4 38 2-8 6-36 6-38-2z')

export const cuddlyToy =
  disc(tan, -20, -84, 11) +
  disc(tan, 20, -84, 11) +
  disc(tan, 0, -68, 26) +
  oval(tan, 0, -26, 28, 28) +
  oval(cream, 0, -24, 16, 17) +
  disc(cream, 0, -60, 10) +
  disc(ink, -9, -72, 3) +
  disc(ink, 9, -72, 3) +
  oval(ink, 0, -64, 4, 3) +
  oval(wood, -24, -6, 12, 8) +
  oval(wood, 24, -6, 12, 8)

export const hay =
  fill('#E9CF8B', 'M-60 0c-6-30 20-56 60-56s66 26 60 56z') +
  line('#CFA84E', 3, 'M-44-6l16-30M-22-4l6-42M2-4v-46M24-4l-8-42M44-8L28-40') +
  fill('#E8824B', 'M60-6l34-26c6 4 8 8 8 14L66 0z') +
  line(green, 4, 'M96-28l10-14M100-24l14-6')

export const wheel =
  line(slate, 6, 'M0-60L-34 0M0-60L34 0') +
  disc(leaf, 0, -66, 54) +
  disc('#E3F1EA', 0, -66, 44) +
  line(leaf, 3, 'M-44-66h88M0-110v88M-31-97l62 62M31-97l-62 62') +
  disc(green, 0, -66, 8)

export const pepper =
  fill(brick, 'M-34-60c-4-24 20-26 34-16 14-10 38-8 34 16-2 40-16 60-34 60s-32-20-34-60z') +
  line(green, 7, 'M0-74c0-14 4-20 12-24') +
  fill(leaf, 'M44 0c-14-30 6-56 26-62 8 24 0 52-26 62z')

/** A bath with foam. */
export const bath =
  disc(paper, -38, -58, 18) +
  disc(paper, -12, -66, 22) +
  disc(paper, 18, -62, 20) +
  disc(paper, 44, -56, 15) +
  fill(green, 'M-80-52H80L68-14c-2 6-6 8-12 8H-56c-6 0-10-2-12-8z') +
  fill(pine, 'M30-52h50L68-14c-2 6-6 8-12 8H22c10-14 12-30 8-46z') +
  box(slate, [-54, -6, 14, 8], 3) +
  box(slate, [40, -6, 14, 8], 3) +
  disc(water, -58, -92, 8) +
  disc(water, 2, -104, 6) +
  disc(water, 60, -88, 7)
