import type { Words } from './card.ts'

export const dog: Words = [
  'câine*',
  'câini*',
  'cain',
  'cățel*',
  'cățea*',
  'cățe*',
  'patruped*',
  'maidanez*',
  'dog*',
  'puppy',
  'puppies',
  'pup',
  'labrador*',
  'ciobănesc*',
  'bichon*',
  'husky',
  'rottweiler*',
  'pitbull*',
  'teckel*',
  'great dane',
]
export const cat: Words = ['pisic*', 'mâță', 'mâța', 'mâței', 'pisoi*', 'motan*', 'cotoi*', 'felin*', 'cat', 'cats', 'kitten*', 'kitty', 'tomcat*']
export const young: Words = ['pui', 'puiul', 'puii', 'puiului', 'cățel*', 'pisoi*', 'nou născut*', 'newborn*', 'puppy', 'puppies', 'kitten*']
export const animal: Words = [
  ...dog,
  ...cat,
  'pui',
  'puiul',
  'puii',
  'animal*',
  'iepur*',
  'cobai*',
  'porcușor*',
  'vulpe*',
  'cal',
  'calul',
  'cai',
  'caii',
  'horse*',
  'rabbit*',
  'my pet',
  'pets',
]

export const ate: Words = [
  'mâncat*',
  'înghiți*',
  'ingerat',
  'lins',
  'băut',
  'ros',
  'mestecat',
  'ronțăit',
  'furat',
  'halit',
  'păpat',
  'înfulecat',
  'devorat',
  'gustat',
  'ate',
  'eaten',
  'swallowed',
  'licked',
  'chewed',
  'drank',
  'ingested',
  'got into',
]
export const eats: Words = [...ate, 'mănânc*', 'linge', 'bea', 'roade', 'eat', 'eats', 'eating', 'lick', 'licks', 'swallow*', 'drink*', 'chew*']
export const notEating: Words = [
  'nu mănânc*',
  'nu mânc*',
  'nu vrea mănânce',
  'nu mai vrea mănânce',
  'n a mâncat',
  'nu a mâncat',
  'refuză mânc*',
  'refuză hran*',
  'fără poftă',
  'nu se atinge mâncare',
  's a atins mâncare',
  'not eating',
  'not eaten',
  't eat*',
  'won eat',
  'stopped eating',
  'refuses food',
]

export const car: Words = ['mașin*', 'auto', 'autoturism*', 'camion*', 'tir', 'portbagaj*', 'car', 'cars', 'truck']
export const heat: Words = ['soare*', 'căldură', 'căldura', 'căldurii', 'canicul*', 'cald', 'arșiț*', 'grade', 'degrees', 'hot', 'heat', 'sun']
export const vomits: Words = ['vomit*', 'vomă', 'voma', 'varsă', 'vărs', 'vărsat', 'vărsătur*', 'borăș*', 'borăsc*', 'throwing up', 'throws up', 'puking']
export const blood: Words = ['sânge', 'sângele', 'sângerând*', 'blood', 'bloody']

/** A question for later, not for now. */
export const asksToLearn: Words = [
  'ce este',
  'ce înseamnă',
  'ce sunt',
  'what is',
  'previn*',
  'preven*',
  'evit',
  'evita',
  'prevent*',
  'avoid',
  'nu repete',
  'happen again',
  'adevărat',
  'it true',
  'vindecat*',
  'recovered',
  'învăț',
  'învăța',
  'learn',
]

/** Compares what is dangerous, or asks how to keep it away: no animal has eaten it. */
export const comparesOrKeeps: Words = [
  'la fel de',
  'mai rea',
  'mai rele',
  'mai rău decât',
  'as bad',
  'as toxic',
  'worse than',
  'store',
  'stays safe',
  'keep safe',
  'depozit*',
  'păstrez*',
]

/** Says that there is no blood. */
export const noBlood: Words = ['nu curge', 'nu sângere*', 'fără sânge', 'not bleeding', 'no blood']

/** Asks whether something may be given, before it is. */
export const asksWhether: Words = [
  'am voie',
  'are voie',
  'au voie',
  'pot da',
  'pot să dau',
  'poate mânca',
  'poate mănânce',
  'pot mânca',
  'can eat',
  'contra',
  'împotriva',
]

/** A person tells what they ate themselves. */
export const personAte: Words = ['am mâncat', 'am băut', 'am înghițit', 'i ate', 'i drank', 'i swallowed', 'i have eaten']
