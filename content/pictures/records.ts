import { catFaces, catLies, catSits, cocoa, ebony, ginger, ivory, patched, tabby } from './cat.ts'
import { ash, black, brown, dogFaces, dogLies, dogSits, dogSniffs, red, sandy, white } from './dog.ts'
import { line, put, wood } from './draw.ts'
import { smallPicture } from './picture.ts'
import { field, flats, forest, garden, hills, home, road, shore, street } from './scenes.ts'
import { horse, parrot, rabbit, songbird } from './small-animals.ts'
import { paw, shield } from './things-health.ts'
import * as thing from './things-home.ts'
import * as law from './things-law.ts'
import * as out from './things-outside.ts'

const sky = '#D3E4EA'
const blush = '#F3DDD0'
const straw = '#FBF1DC'
const sage = '#E3EFD8'

const outside = [hills(sage, 'none'), garden(straw), forest(), street(), hills(blush, 'none'), shore(sky), flats(sky)]
const inside = [home(straw, 'none'), home(sage, 'none'), home(blush, 'none'), home(sky, 'none'), garden()]
const meadows = [field(), road(), hills(sky, 'none'), forest(straw)]
const amberSleeve = ['#E8A93B', '#C99A5E'] as const

/** The one of a list that a number stands for. */
function nth<Item>(items: readonly [Item, ...Item[]] | readonly Item[], number: number): Item {
  const item = items[number % items.length]
  if (item === undefined) throw new Error('an empty list has no parts')
  return item
}

const dogs = [sandy, brown, white, red, black, ash].map((coat) => [
  dogSits(coat, 'glad'),
  dogFaces(coat, 'glad'),
  dogSits(coat),
  dogSniffs(coat),
  put(dogLies(coat), [0, 0], 0.9),
])
const cats = [tabby, ginger, patched, ebony, cocoa, ivory].map((coat) => [
  catSits(coat, 'glad'),
  put(catFaces(coat, 'glad'), [0, 0], 1.3),
  catSits(coat),
  put(catLies(coat), [0, 0], 1.3),
])
const furs = [
  ['#F6E7CC', '#EFDCB8'],
  ['#A8ABA6', '#93978F'],
  ['#B98C5A', '#A27744'],
  ['#F4F1EA', '#E2DBCD'],
] as const
const birds = [parrot(), parrot('#F2CF63', '#D6A63C'), parrot('#7FB7D9', '#4F8FB5'), songbird()]
const onPerch = (bird: string) => line(wood, 6, 'M-36-34h72M26-34V0M8 0h36') + put(bird, [0, -36])

const lessons = [out.hand(out.biscuit), thing.ball, out.cone, out.hand(out.leash, ...amberSleeve), out.speech, thing.treats]
const games = [thing.post, thing.puzzle, out.hand(out.biscuit, ...amberSleeve), thing.yarn, thing.crate]
const homes = [out.house, out.kennel, thing.crate, out.kennelFence, out.donation, shield(put(paw('#0F7A56'), [0, 2], 2.2))]

/** Six coats, then the next pose: neighbours differ in both, and in scene and thing. */
const dog = (number: number) => nth(nth(dogs, number), number + Math.floor(number / 6))
const cat = (number: number) => nth(nth(cats, number), number + Math.floor(number / 6))

const many = (count: number, draw: (number: number) => string) => Array.from({ length: count }, (_, number) => draw(number))

/** The pictures of the directories without a photo: of whom a record is about, several of each animal, by kind of record. */
export const records = {
  trainer: {
    dog: many(24, (number) => smallPicture(nth(outside, number), dog(number), nth(lessons, number + Math.floor(number / 6)))),
    cat: many(18, (number) => smallPicture(nth(inside, number), cat(number), nth(games, number + Math.floor(number / 5)))),
    horse: many(5, (number) =>
      smallPicture(nth(meadows, number), put(horse(), [16, 0]), nth([out.cone, thing.hay, out.speech, out.kennelFence, thing.ball], number), 0.66),
    ),
    rabbit: many(5, (number) =>
      smallPicture(nth(inside, number + 1), rabbit(...nth(furs, number)), nth([thing.hay, thing.crate, thing.treats, thing.pepper], number), 0.9),
    ),
    bird: many(4, (number) =>
      smallPicture(nth(inside, number + 2), onPerch(nth(birds, number)), nth([thing.puzzle, thing.plant, out.hand(out.biscuit), thing.treats], number), 1.2),
    ),
    any: many(6, (number) =>
      smallPicture(
        nth(outside, number),
        shield(put(paw('#0F7A56'), [0, 2], 2.2)),
        nth([out.hand(out.biscuit), thing.ball, out.cone, out.speech, thing.treats, law.checklist], number),
        1.1,
      ),
    ),
  },
  shelter: {
    dog: many(24, (number) => smallPicture(nth(outside, number), put(dog(number + 1), [0, 0], 0.94), nth(homes, number + Math.floor(number / 6)))),
    cat: many(12, (number) =>
      smallPicture(nth([...inside, ...outside], number), cat(number + 2), nth([out.house, thing.crate, out.donation, thing.litter], number)),
    ),
    horse: many(4, (number) =>
      smallPicture(nth(meadows, number + 1), put(horse(), [16, 0]), nth([out.house, thing.hay, out.donation, out.kennelFence], number), 0.66),
    ),
    rabbit: many(4, (number) =>
      smallPicture(
        nth([garden(), garden(sky), ...inside], number),
        rabbit(...nth(furs, number + 1)),
        nth([out.house, thing.hay, thing.crate, out.donation], number),
        0.9,
      ),
    ),
    bird: many(4, (number) =>
      smallPicture(nth([garden(), ...inside], number), onPerch(nth(birds, number)), nth([out.house, thing.plant, out.donation, out.nest], number), 1.2),
    ),
    any: many(18, (number) => smallPicture(nth(outside, number), put(number % 2 ? dog(number) : cat(number), [0, 0], 0.94), nth(homes, number + 2))),
  },
} as const
