import type { DogSize } from '#contract/breeds.ts'
import type { Texts } from './language.ts'

interface DogBreedsTexts {
  title: string
  description: string
  intro: string
  search: string
  searchPlaceholder: string
  group: string
  allGroups: string
  size: string
  allSizes: string
  /** The FCI's ten groups, in their order. */
  groups: readonly string[]
  groupNumber: (group: number) => string
  sizeNames: Record<DogSize, string>
  sizeOf: (sizes: readonly DogSize[]) => string
  /** The same beside a name, without a label. */
  shortSize: (sizes: readonly DogSize[]) => string
}

const roSizes: Record<DogSize, string> = { toy: 'foarte mică', small: 'mică', medium: 'medie', large: 'mare', giant: 'foarte mare' }
const enSizes: Record<DogSize, string> = { toy: 'very small', small: 'small', medium: 'medium', large: 'large', giant: 'very large' }

/** The dogs of the catalogue of breeds; what cats and dogs have in common stands in breeds.ts. */
export const dogBreedsTexts = {
  ro: {
    title: 'Rase de câini',
    description: 'Patruzeci de rase de câini, cu ciobăneștii românești în frunte: cum arată, ce viață cer, ce riscuri au, grupa FCI și ce spune legea.',
    intro: 'Caută după nume sau alege grupa și talia. La fiecare rasă vezi ce viață cere, ce riscuri are și ce spune legea.',
    search: 'Caută o rasă de câini',
    searchPlaceholder: 'Caută rasă, de exemplu labrador...',
    group: 'Grupa FCI',
    allGroups: 'Toate grupele',
    size: 'Talia',
    allSizes: 'Toate taliile',
    groups: [
      'ciobănești și câini de cireadă',
      'pinscheri, schnauzeri și molosoizi',
      'terrieri',
      'teckeli',
      'spitzi și rase primitive',
      'copoi și rase înrudite',
      'câini de aret',
      'retrieveri, scotocitori și câini de apă',
      'câini de companie',
      'ogari',
    ],
    groupNumber: (group) => `Grupa ${group}`,
    sizeNames: roSizes,
    sizeOf: (sizes) => sizes.map((size) => roSizes[size]).join(', '),
    shortSize: (sizes) => (sizes.length > 2 ? 'mai multe talii' : `talie ${sizes.map((size) => roSizes[size]).join(' sau ')}`),
  },
  en: {
    title: 'Dog breeds',
    description: 'Forty dog breeds, the Romanian shepherds first: how they look, what life they need, their risks, the FCI group and what Romanian law says.',
    intro: 'Search by name or choose a group and a size. For each breed you see what life it needs, what risks it carries and what the law says.',
    search: 'Search for a dog breed',
    searchPlaceholder: 'Search by breed, for example Labrador...',
    group: 'FCI group',
    allGroups: 'All groups',
    size: 'Size',
    allSizes: 'All sizes',
    groups: [
      'sheepdogs and cattle dogs',
      'pinschers, schnauzers and molossoids',
      'terriers',
      'dachshunds',
      'spitz and primitive types',
      'scent hounds and related breeds',
      'pointing dogs',
      'retrievers, flushing dogs and water dogs',
      'companion dogs',
      'sighthounds',
    ],
    groupNumber: (group) => `Group ${group}`,
    sizeNames: enSizes,
    sizeOf: (sizes) => sizes.map((size) => enSizes[size]).join(', '),
    shortSize: (sizes) => (sizes.length > 2 ? 'several sizes' : sizes.map((size) => enSizes[size]).join(' or ')),
  },
} satisfies Texts<DogBreedsTexts>
