/** How many drawings there are of each animal, by kind of record (content/pictures/records.ts). */
export const DRAWINGS = {
  trainer: { dog: 24, cat: 18, horse: 5, rabbit: 5, bird: 4, any: 6 },
  shelter: { dog: 24, cat: 12, horse: 4, rabbit: 4, bird: 4, any: 18 },
} as const

type Animal = keyof (typeof DRAWINGS)['trainer']

/** How each animal is named in Romanian; a breeder's cats are often named by their breed or its code alone. */
const NAMES: readonly [Animal, RegExp][] = [
  ['dog', /câin|caini|cățel|catel/i],
  ['cat', /[Pp]isic|[Ff]elin|[Ss]iamez|[Pp]ersan|[Bb]engal|[Rr]agdoll|[Ss]phynx|[Nn]orvegian|\b[A-Z]{3}\b/],
  ['horse', /(?<!\p{L})(cai|caii|cailor|cal|calul)(?!\p{L})/iu],
  ['rabbit', /iepur/i],
  ['bird', /păsăr|pasari|papagal/i],
]

interface DrawnRecord {
  id: number
  name: string
  description: string
  pets_can_train?: readonly string[]
}

/** The drawing for a record without a photo: of the animal it names first, and another one for its neighbours in the list. */
export function drawingOf(kind: keyof typeof DRAWINGS, { id, name, description, pets_can_train = [] }: DrawnRecord): string {
  const animal = firstNamed(`${pets_can_train.join(', ')}, ${name}, ${description}`)
  return `/records/${kind}-${animal}-${id % DRAWINGS[kind][animal]}.svg`
}

function firstNamed(words: string): Animal {
  const [first] = NAMES.map(([animal, names]) => ({ animal, at: words.search(names) }))
    .filter(({ at }) => at >= 0)
    .toSorted((one, other) => one.at - other.at)
  return first?.animal ?? 'any'
}
