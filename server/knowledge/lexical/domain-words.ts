import { withoutDiacritics, stem, words } from '../../language/romanian.ts'
import { dogBreedWords } from './dog-breed-words.ts'

/** The animals that most questions and texts are about, breeds included: finding one of them in a text says little. */
const commonAnimals = `
  animal animale animalul animalului animalele animăluț câine câini câinele câinelui câinii câinilor cățelului cățeilor motanului pisicii pisicilor animalelor cățel cățea cățele căței cățeaua cățelul cățeluș cățelușa cățelandru patruped maidanez javră potaie pisică pisici pisica pisicile mâță mâțe pisicuță motan motani motanul cotoi felină blănos
  veterinar veterinară veterinarul medic medicul doctor doctorul vet
  dobermann labrador retriever golden ciobănesc bichon teckel husky caniche pug buldog beagle dog dogs doggy pet pets animals cat cats
`

const otherAnimals = `
  puppy puppies kitten kittens tomcat pisoi pui puii puiul puiului puilor iepure iepuri iepuraș cobai porcușor porcușori guineea hamster hamsteri dihor dihori rozătoare papagal papagali canar pasăre păsări vrabie porumbel cal cai calul caii iapă mânz vacă vaci oaie oi capră măgar arici vulpe urs lup
  veveriță căprioară viperă șarpe broască țestoasă rabbit rabbits bunny horse horses bird birds hedgehog parrot
`

/** Words that are seldom used but of animals, their care and their law: a question that holds one is likely meant for Bobita. */
const careWords = `
  dresaj dresor dresez dresură lesă zgardă botniță ham litieră litiera cușcă culcuș crochete recompense socializare socializez lătrat latră lătra miaună mârâie toarce zgârie gheare lăbuță lăbuțe laba coadă codiță blană blana bot botul
  vaccin vaccinare vaccinez vaccinuri antirabic rabie turbare turbat deparazitare deparazitez viermi purici căpușă căpușe microcip cip cipuit cipat cipuri recs carnet sterilizare sterilizez castrare castrez sterilizat castrat parvoviroză parvo babesioză babesia leptospiroză dirofilarioză dirofilaria jigodie lyme
  anaplasmoză ehrlichioză lipidoză torsiune xilitol permetrin teobromină raticid raticide momeală momeli otrăvit otrăvesc crotine fătare fată adăpost adăposturi adopție adopta adopt hingheri aspa dsvsa ansvsa ecarisaj crescător canisă pedigree maltratare maltratat cruzime abuz abandon abandonat
  petiție petiții plângere sesizare denunț comunitare vagabond rottweiler pitbull amstaff rasă rase metis vânătoare braconaj abator abatorizare laborator plasare
  microchipped deworm deworming fleas tick ticks heartworm rabies vaccine vaccination neuter spay microchip leash muzzle barking barks bark litter shelter adopt adoption cruelty stray breeder training trainer poisoned
`

const common = stems(commonAnimals).union(new Set(dogBreedWords))
const domain = stems(`${otherAnimals} ${careWords}`)

function stems(list: string): Set<string> {
  return new Set(words(list).flatMap((word) => [stem(word), withoutDiacritics(word)]))
}

/** True for a normalised word that names a dog, a cat or animals at large. */
export function isCommonAnimal(word: string): boolean {
  return common.has(stem(word)) || common.has(withoutDiacritics(word))
}

/** True for a normalised word that belongs to animals and their care. */
export function isDomainWord(word: string): boolean {
  return isCommonAnimal(word) || domain.has(stem(word)) || domain.has(withoutDiacritics(word))
}

/** English words that no Romanian question holds ("are", "care", "is" and "of" are Romanian too); with one of them "cat" is the animal and not "cât" typed without its hat. */
const english = new Set(
  'my the does has have how what when which should and with your dog dogs for on best taking can why where who needs between about without food litter home indoor flu cats kitten kittens'.split(
    ' ',
  ),
)

/** True when the folded words of a question are English. */
export function isEnglish(folded: readonly string[]): boolean {
  return folded.some((word) => english.has(word))
}
