/** Breeds people ask for that stand in neither catalogue, each with the words it is typed with, in small letters. */
const unlisted: readonly (readonly [name: string, ...typed: string[]])[] = [
  ['Vizsla', 'vizsla', 'vizla', 'viszla'],
  ['Cavalier King Charles', 'cavalier', 'king charles'],
  ['Bichon Havanez', 'havanez', 'havanese', 'bichon havanez'],
  ['Bichon Bolognez', 'bolognez', 'bolognese'],
  ['Papillon', 'papillon', 'papilon'],
  ['Scottish Fold', 'scottish', 'scotish', 'scottish fold'],
  ['Munchkin', 'munchkin'],
  ['Savannah', 'savannah'],
  ['Tonkineză', 'tonkineza', 'tonkinese'],
  ['Toyger', 'toyger'],
  ['Shiba Inu', 'shiba', 'shiba inu'],
  ['Corgi', 'corgi', 'corgiul'],
  ['Ciobănesc Australian', 'aussie', 'ciobanesc australian', 'australian shepherd'],
  ['Ciobănesc Elvețian', 'ciobanesc elvetian', 'white swiss shepherd'],
  ['Bernese', 'bernese', 'ciobanesc de berna', 'bovar bernez'],
  ['Saint Bernard', 'saint bernard', 'san bernard', 'sanbernard', 'st bernard'],
  ['Newfoundland', 'newfoundland', 'terranova'],
  ['Leonberger', 'leonberger'],
  ['Malamut de Alaska', 'malamut', 'malamute', 'alaskan malamute'],
  ['Akita Americană', 'akita americana', 'american akita'],
  ['Pitbull', 'pitbull', 'pit bull'],
  ['Bullterrier', 'bullterrier', 'bull terrier'],
  ['Staffordshire Bull Terrier', 'staffie', 'staffy', 'staffordshire bull terrier'],
  ['American Bully', 'american bully', 'bully xl', 'xl bully'],
  ['Bulldog American', 'bulldog american', 'american bulldog'],
  ['Boston Terrier', 'boston terrier'],
  ['Fox Terrier', 'fox terrier', 'foxterrier'],
  ['Jagdterrier', 'jagdterrier', 'iagdterrier'],
  ['Airedale Terrier', 'airedale', 'airedale terrier'],
  ['Pinscher', 'pinscher', 'pincher', 'pincer'],
  ['Schnauzer Uriaș', 'schnauzer urias', 'giant schnauzer'],
  ['Greyhound', 'greyhound', 'ogar'],
  ['Whippet', 'whippet'],
  ['Weimaraner', 'weimaraner'],
  ['Pointer', 'pointer'],
  ['Setter', 'setter', 'seter', 'setter irlandez', 'setter englez'],
  ['Basset Hound', 'basset', 'basset hound'],
  ['Copoi Ardelenesc', 'copoi ardelenesc', 'copoiul ardelenesc'],
  ['Rhodesian Ridgeback', 'ridgeback', 'rhodesian'],
  ['Lagotto Romagnolo', 'lagotto'],
  ['Coton de Tulear', 'coton de tulear'],
  ['Lhasa Apso', 'lhasa', 'lhasa apso'],
  ['Basenji', 'basenji'],
  ['Kangal', 'kangal'],
  ['Komondor', 'komondor'],
  ['Tosa Inu', 'tosa', 'tosa inu'],
  ['Dogo Argentino', 'dogo', 'dogo argentino'],
  ['Presa Canario', 'presa canario'],
  ['Bullmastiff', 'bullmastiff', 'bulmastif'],
  ['Mastiff', 'mastiff', 'mastif', 'mastino'],
]

const names = new Map(unlisted.flatMap(([name, ...typed]) => typed.map((words) => [words, name] as const)))
const MOST_WORDS = Math.max(...[...names.keys()].map((words) => words.split(' ').length))

/** The names of breeds in a message that no catalogue of ours tells of. `tokens` are its words, in small letters without diacritics. */
export function unlistedBreeds(tokens: readonly string[]): string[] {
  const found = tokens.flatMap((_, at) =>
    Array.from({ length: MOST_WORDS }, (__, more) => names.get(tokens.slice(at, at + more + 1).join(' '))).filter((name) => name !== undefined),
  )
  return [...new Set(found)]
}
