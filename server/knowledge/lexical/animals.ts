import { withoutDiacritics, stem, words } from '../../language/romanian.ts'
import { dogBreedWords } from './dog-breed-words.ts'

/** The kinds of animals that questions and texts tell apart, as people name them in both languages. */
const kinds = {
  dog: 'câine câini câinele câinelui câinii câinilor cățel cățea cățele căței cățeaua cățelul cățeluș cățelușa cățelului cățeilor cățelandru maidanez javră potaie dobermann labrador retriever ciobănesc bichon teckel husky caniche pug mops buldog beagle rottweiler pitbull amstaff canin canină dog dogs doggy puppy puppies',
  cat: 'pisică pisici pisica pisicile pisicii pisicilor mâță mâțe pisicuță motan motani motanul motanului cotoi felină pisoi pisoiul pisoii cat cats kitten kittens tomcat kitty',
  rabbit: 'iepure iepuri iepuraș iepurele iepurelui rabbit rabbits bunny',
  guineaPig: 'cobai cobaiul porcușor porcușori porcușorul guineea guinea',
  rodent: 'hamster hamsteri hamsterul hamsterului',
  bird: 'papagal papagali papagalul papagalului peruș peruși canar canari pasăre păsări pasărea vrabie porumbel parrot parrots budgie canary bird birds',
  turtle: 'țestoasă țestoase țestoasa turtle turtles tortoise',
  fish: 'pește pești peștii peștele fish goldfish',
  horse: 'cal cai calul caii calului iapă mânz horse horses',
  hedgehog: 'arici ariciul hedgehog hedgehogs',
  cattle: 'vacă vaci vaca vacile oaie oi oile capră capre capra porc porci cow cows sheep goat pig pigs',
  otherPet: 'dihor dihori iguană șarpe șerpi maimuță snake snakes ferret',
} as const

/** A kind of animal. */
export type AnimalKind = string

const known = new Map<string, AnimalKind>([
  ...dogBreedWords.map((word) => [word, 'dog'] as const),
  ...Object.entries(kinds).flatMap(([kind, list]) => words(list).flatMap((word) => [stem(word), withoutDiacritics(word)].map((form) => [form, kind] as const))),
])

/** The kind of animal that a normalised word names; undefined for every other word. */
export function animalKind(word: string): AnimalKind | undefined {
  return known.get(withoutDiacritics(word)) ?? known.get(stem(word))
}
