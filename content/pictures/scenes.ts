import { amber, box, cream, deep, disc, fill, green, leaf, line, mint, night as dark, oval, paper, put, sand, slate, tan, water, wood } from './draw.ts'

/** Where a picture plays: the whole frame of 480 by 270, with the ground at about 236. */
export type Scene = string

const GRASS = 'M0 0c-4-12-4-26 0-40 4 14 4 28 0 40-10-6-17-16-19-29 11 5 18 15 19 29 1-14 8-24 19-29-2 13-9 23-19 29z'
const tuft = (x: number, y: number, scale: number) => put(fill(leaf, GRASS), [x, y], scale)
const sky = (colour: string) => fill(colour, 'M0 0h480v270H0z')

/** A tree of which the foot is 0, 0. */
const tree = (crown = green) => fill(tan, 'M-4 0v-50h8V0z') + fill(crown, 'M0-98c15 0 24 14 24 30S14-40 0-40s-24-12-24-28 9-30 24-30z')
const fir = (crown = green) => fill(tan, 'M-4 0v-16h8V0z') + fill(crown, 'M0-112l26 44H14l20 34H20l16 22h-72l16-22h-14l20-34h-12z')

const sun = (x: number, y: number, halo: string = paper) => disc(halo, x, y, 34) + disc(amber, x, y, 23)

export function hills(wall: string = mint, light: 'left' | 'right' | 'none' = 'right'): Scene {
  return (
    sky(wall) +
    (light === 'none' ? '' : sun(light === 'left' ? 66 : 404, 58)) +
    fill(leaf, 'M0 196c70-26 160-14 240-20s160-22 240 2v92H0z') +
    fill(green, 'M0 232c90-26 170-18 250-22s160-10 230 10v50H0z') +
    tuft(40, 256, 0.6) +
    tuft(446, 258, 0.65)
  )
}

/** A room: wall, skirting and floor, a window with the day or the night in it. */
export function home(wall: string = cream, window: 'day' | 'night' | 'none' = 'day', floor: string = tan): Scene {
  const pane = window === 'night' ? dark : '#CFE6E0'
  const view = window === 'night' ? disc(cream, 412, 58, 13) + disc(dark, 418, 54, 11) : fill(leaf, 'M357 98c20-14 50-14 78-4v24h-78z')
  return (
    sky(wall) +
    (window === 'none' ? '' : box(paper, [348, 26, 96, 102], 6) + box(pane, [357, 35, 78, 84], 3) + view + fill(paper, 'M393 35h6v84h-6zM357 74h78v6h-78z')) +
    fill(paper, 'M0 192h480v8H0z') +
    fill(floor, 'M0 200h480v70H0z') +
    oval(sand, 240, 238, 214, 26)
  )
}

/** A room with cupboards and tiles. */
export function kitchen(wall: string = mint): Scene {
  return (
    sky(wall) +
    fill(paper, 'M0 40h150v70H0zM330 40h150v70H330z') +
    line(sand, 3, 'M75 40v70M405 40v70') +
    line(paper, 2, 'M150 128h180M150 164h180M196 110v92M240 110v92M284 110v92') +
    disc(tan, 64, 98, 3.5) +
    disc(tan, 86, 98, 3.5) +
    disc(tan, 394, 98, 3.5) +
    disc(tan, 416, 98, 3.5) +
    fill(tan, 'M0 198h480v10H0z') +
    fill(sand, 'M0 208h480v62H0z') +
    oval(leaf, 240, 240, 210, 22)
  )
}

/** A vet's room: a sign with a cross, a cupboard, a calm floor. */
export function clinic(wall: string = mint): Scene {
  return (
    sky(wall) +
    disc(paper, 76, 62, 34) +
    disc(green, 76, 62, 27) +
    fill(paper, 'M69 45h14v10h10v14H83v10H69V69H59V55h10z') +
    box(paper, [346, 30, 104, 78], 6) +
    line(leaf, 5, 'M358 74h80') +
    box(amber, [362, 50, 14, 20], 3) +
    box(green, [384, 44, 12, 26], 3) +
    box(leaf, [404, 54, 22, 16], 3) +
    fill(leaf, 'M0 200h480v70H0z') +
    oval('#B5DCC6', 240, 238, 210, 24)
  )
}

export function night(): Scene {
  return (
    sky(dark) +
    disc(cream, 410, 52, 25) +
    disc(dark, 421, 45, 22) +
    [40, 118, 210, 290, 350, 452].map((x, index) => disc(cream, x, 26 + ((index * 37) % 70), 1.8)).join('') +
    fill('#2A4D40', 'M0 190c60-30 130-40 230-20s170 6 250-10v110H0z') +
    fill('#173028', 'M0 234c120-20 330-18 480-6v42H0z')
  )
}

/** Houses in a row and a pavement. */
export function street(wall: string = cream): Scene {
  return (
    sky(wall) +
    fill(paper, 'M20 200V92l46-34 46 34v108zM352 200v-96l50-36 50 36v96z') +
    fill(sand, 'M128 200V70h88v130zM250 200V84h86v116z') +
    line(tan, 9, 'M14 96l52-38 52 38M346 108l56-40 56 40') +
    fill(green, 'M122 62h100v12H122zM244 76h98v12h-98z') +
    fill('#B5DCC6', 'M50 110h32v28H50zM146 92h20v26h-20zM178 92h20v26h-20zM266 104h22v26h-22zM300 104h22v26h-22zM386 122h32v28h-32z') +
    fill(leaf, 'M0 196h480v16H0z') +
    fill('#C9C8BE', 'M0 210h480v60H0z') +
    line(paper, 4, 'M20 258h60M130 258h60M240 258h60M350 258h60')
  )
}

export function forest(wall: string = '#E3EFD8'): Scene {
  return (
    sky(wall) +
    put(fir('#A9CFA6'), [60, 196], 1.2) +
    put(fir('#A9CFA6'), [372, 192], 1.3) +
    fill(leaf, 'M0 196c70-18 160-12 240-16s160-14 240 2v92H0z') +
    put(fir(), [22, 214], 1.5) +
    put(fir('#17906A'), [112, 204], 1.2) +
    put(fir(), [450, 212], 1.5) +
    fill(green, 'M0 232c90-20 170-14 250-18s160-8 230 10v50H0z') +
    tuft(60, 258, 0.6) +
    tuft(424, 260, 0.65)
  )
}

/** Ripe corn under the sun. */
export function field(wall: string = '#FBF1DC'): Scene {
  return (
    sky(wall) +
    sun(404, 60, cream) +
    put(tree(), [52, 192], 0.8) +
    fill('#E9CF8B', 'M0 184c90-18 190-12 270-16s150-8 210 2v100H0z') +
    line('#CFA84E', 3, 'M40 206v-20M84 204v-22M126 202v-22M168 200v-22M300 196v-22M346 196v-22M392 196v-22M438 198v-22') +
    fill(green, 'M0 236c90-18 170-14 250-18s160-8 230 10v42H0z')
  )
}

export function snow(): Scene {
  return (
    sky('#D3E4EA') +
    put(fir('#6FA58F'), [52, 196], 1.2) +
    put(fir('#6FA58F'), [436, 192], 1.1) +
    [30, 96, 150, 214, 268, 330, 390, 452].map((x, index) => disc(paper, x, 24 + ((index * 53) % 120), 4)).join('') +
    fill('#EEF4F3', 'M0 194c70-24 160-14 240-20s160-18 240 2v94H0z') +
    fill(paper, 'M0 232c90-22 170-16 250-20s160-8 230 10v50H0z')
  )
}

/** A lake or the sea with its shore in front. */
export function shore(wall: string = '#FBF1DC'): Scene {
  return (
    sky(wall) +
    sun(404, 56, cream) +
    fill(leaf, 'M0 148c80-26 150-20 200-8s190 10 280-10v40H0z') +
    fill(water, 'M0 158h480v80H0z') +
    line(deep, 4, 'M30 178h50M120 190h60M330 178h60M410 196h50M250 176h30') +
    fill(sand, 'M0 226c90-22 170-14 250-18s160-6 230 8v54H0z')
  )
}

/** A garden with a fence and flowers. */
export function garden(wall: string = mint): Scene {
  const flower = (x: number, y: number, petals: string) =>
    disc(petals, x - 5, y, 5) + disc(petals, x + 5, y, 5) + disc(petals, x, y - 5, 5) + disc(petals, x, y + 5, 5) + disc(amber, x, y, 4)
  return (
    sky(wall) +
    put(tree(), [432, 200], 1.35) +
    line(paper, 12, [20, 64, 108, 152, 196, 240, 284, 328, 372].map((x) => `M${x} 128v76`).join('')) +
    line(paper, 7, 'M0 146h396M0 184h396') +
    fill(leaf, 'M0 200c90-10 190-8 480-4v74H0z') +
    fill(green, 'M0 236c90-18 170-14 250-18s160-8 230 10v42H0z') +
    line(green, 3, 'M28 236v-22M66 236v-14M456 236v-18') +
    flower(28, 208, '#E9A69A') +
    flower(66, 216, paper) +
    flower(456, 212, '#F2CF63')
  )
}

/** Blocks of flats with their windows. */
export function flats(wall: string = cream): Scene {
  const windows = (x: number, y: number) => `M${x} ${y}h16v18h-16zM${x + 30} ${y}h16v18h-16zM${x + 60} ${y}h16v18h-16z`
  return (
    sky(wall) +
    fill('#E6C9A0', 'M30 204V38h112v166z') +
    fill(paper, 'M338 204V22h112v182z') +
    fill('#8FBFB0', windows(48, 56) + windows(48, 92) + windows(48, 128) + windows(356, 42) + windows(356, 78) + windows(356, 114) + windows(356, 150)) +
    fill(tan, 'M76 166h22v38H76z') +
    fill(leaf, 'M0 200c90-8 300-8 480 0v70H0z') +
    fill(sand, 'M0 236c120-8 330-8 480 0v34H0z')
  )
}

/** A room for papers: shelves of files. */
export function office(wall: string = cream): Scene {
  const file = (x: number, colour: string) => box(colour, [x, 44, 14, 46], 2)
  return (
    sky(wall) +
    file(330, green) +
    file(348, amber) +
    file(366, leaf) +
    file(384, green) +
    file(402, tan) +
    file(426, leaf) +
    fill(wood, 'M318 90h136v8H318z') +
    fill(tan, 'M0 206h480v64H0z') +
    fill(wood, 'M0 206h480v8H0z')
  )
}

/** A road between hills. */
export function road(wall: string = '#FBF1DC'): Scene {
  return (
    sky(wall) +
    sun(70, 60, cream) +
    fill('#B5DCC6', 'M0 150c80-40 160-44 240-24s160 12 240-16v160H0z') +
    fill(leaf, 'M0 194c90-16 190-10 270-14s150-8 210-2v92H0z') +
    put(tree(), [446, 190], 0.9) +
    fill(slate, 'M0 226h480v44H0z') +
    line(paper, 4, 'M20 248h50M128 248h50M236 248h50M344 248h50M440 248h40')
  )
}
