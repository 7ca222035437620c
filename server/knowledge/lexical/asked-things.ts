import { withoutDiacritics, words } from '../../language/romanian.ts'

/**
 * Words that say what kind of thing is asked: a price, a dose, a span of life, a shop, a trade to learn, something to
 * watch. A text that speaks of none of the words of the kind does not hold the thing, however well it fits the rest.
 */
const kinds = [
  'cost costa costă costuri preț prețul prețuri tarif tarife tariful taxă taxa scump ieftin ieftină salariu salariul price prices cost costs cheap expensive salary lei euro',
  'doză doza doze dozaj mg ml miligrame picături picătură sirop dose dosage',
  'trăiește trăiesc longevitate lifespan',
  'cântărește cântăresc cântar greutate lungime înălțime viteză weigh',
  'telefon telefonul adresă adresa orar site magazin petshop salon shop',
  'hotel hoteluri restaurant restaurante plajă plaje mall hotels restaurants',
  'marcă marca mărci firmă brand brands recenzii',
  'numește numesc nume numele cheamă zodie inventat istorie istoria origine originea invented history name names',
  'devin deveni devii meserie admitere facultate angajare afacere career business',
  'rasă rase rasa breed breeds',
  'culoare culori colors colour color',
  'asigurare asigurări insurance',
  'tuns tund tunde tunsul tundere toaletaj coafor frizerie grooming groomer haircut',
  'construiesc construi croșetez tricotez cusut knit',
  'înot înoată înoate swim swimming',
  'baie îmbăiez îmbăiat șampon bath bathe shampoo',
  'concurs concursuri expoziție expoziții agility competiție competition',
  'vând vinde vânzare sell selling',
  'ouă ou clocit clocesc eggs hatch',
  'inteligent inteligentă deștept deșteaptă smart smartest intelligent',
  'visează vise dream dreams',
  'crematoriu incinerare incinerat cremation',
  'împerechez împerechere montă reproducere inmultesc mating breeding',
]

/** Nothing published here is of these kinds, though its words have homonyms: "filmez", "desenez un cerc". */
const neverHeld = 'film filme filmul poezie poezii cântec cântece desen desene desenez citate emisiune movie movies song songs poem draw drawing'

const kindOf = new Map(kinds.flatMap((list, kind) => words(list).map((word) => [withoutDiacritics(word), kind] as const)))
const wordsOf = kinds.map((list) => words(list))
const never = new Set(words(neverHeld).map(withoutDiacritics))

/** The words of which a text must speak to hold what a folded word asks for: none when it never does, null when the word asks for no such thing. */
export function wordsOfAskedThing(folded: string): readonly string[] | null {
  if (never.has(folded)) return []
  const kind = kindOf.get(folded)
  return kind === undefined ? null : (wordsOf[kind] ?? [])
}
