import { stem, words } from '../../language/romanian.ts'
import type { WeightedTerm } from './bm25.ts'
import type { Vocabulary } from './vocabulary.ts'

/** Forms of one word that the stemmer does not bring together (of this field's pairs it joins seven of ten). */
const inflections = `
amendă amenzi amendat
simptom simptome
depun depui depune depunere
câine câini câinelui câinilor
cățel cățelului cățeilor cățeluș
pisică pisicii pisicilor
cal cai caii calului
adăpost adăposturi
petiție petiția petiții
plângere plângeri
latră latre lătrat lătratul lătra
zgârie zgâriat zgâria
cip cipuit cipat cipez microcip microcipat microcipare
urinează urina urinat
mușcă mușcat mușcătură
sterilizare sterilizez sterilizat
vaccin vaccinare vaccinez vaccinat
deparazitare deparazitez deparazitat
adopt adopta adopție adoptat
otravă otrăvit otrăvire
convulsie convulsii
hingher hingheri
liliac lilieci
mare mari
bate bat bătut bătaie
scoate scot scoți scos
sare sar sări sară sărit
suferă suferi suferință
eutanasie eutanasiez eutanasiat eutanasiere
plânge plâng plâns
doarme dorm dormit somn
naște născut naștere
joc joacă joci jucat
ureche urechi
ochi ochii ochiul
gheară gheare
picior picioare
rănit rană răni
spală spăl spălat
taie tai tăiat tăiere
vomită vomit vomitat
slăbit slăbește slăbesc
îngrașă îngrășat gras grasă
fată fătare fătat
dresor dresori dresaj
`

/** Words that owners use for one another, in both languages. Each line is one meaning; a word may stand on several lines. */
const groups = `
câine câinelui câinilor cățel cățelului cățeilor cățea cățeluș patruped dog dogs doggy
pui cățel puppy puppies
pisică pisicii pisicilor mâță pisoi motan motanului felină cat cats kitty
pisoi pui kitten kittens
motan cotoi tomcat
iepure iepuraș rabbit bunny
porcușor cobai guinea
cal cai iapă mânz horse horses
pasăre păsărică vrabie porumbel bird birds
arici hedgehog
hrană mâncare alimentație dietă meniu crochete boabe food diet feed feeding
mănâncă mâncat înghițit papă ronțăit eat eats ate eaten eating
bea băut lins drink drank licked
cruzime abuz maltratare maltratat tortură schingiuit bătut bate lovește agresat chinuit cruelty abuse abused mistreated beating
reclam sesizez semnalez raportez denunț plângere petiție sesizare reclamație report complaint
depun depui depunere trimit trimiți file filing submit
simptome simptom semne semn symptoms signs
bolnav bolnavă urgență urgențe grave grav sick ill emergency
boală boli illness disease
omoară omor omorât ucide ucidere ucis kill killed killing
răspunde răspuns termen durează reply answer
dresor trainer educator antrenor
dresaj educare antrenament dresez învăț train training teach
veterinar doctor medic vet cabinet clinică
sterilizare castrare sterilizez castrez spay neuter sterilisation
căpușă căpușe tick ticks
purice purici fleas
viermi paraziți deparazitare deworming worms
microcip microcipat microcipare cip chip cipuit cipat cipez crotaliat microchip
vaccin vaccinare injecție imunizare vaccine vaccination shots
antirabic rabie turbare turbat rabies rabid
amendă amendat amenzi sancțiune contravenție fine penalty
pedeapsă închisoare prison punishment
infracțiune crime offence illegal
insolație căldură caniculă supraîncălzit heatstroke heat overheated
convulsii criză epilepsie seizure seizures fit
vomită vărsături vomă borăște varsă vomit vomiting
diaree scaun diarrhea diarrhoea
otravă otrăvit intoxicat intoxicație toxic poison poisoned poisoning toxic
șobolan șoarece raticid rat rodenticide
ciocolată chocolate
struguri stafide grapes raisins
ceapă usturoi onion garlic
crin crini lily lilies
gumă chewing gum
antigel antifreeze coolant
medicamente pastile paracetamol ibuprofen nurofen painkiller medicine pills
latră lătrat hămăie barking bark barks
zgârie zgâriat gheare scratch scratching scratches
litieră nisip nisipul litter
urinează urina pipi pișă urinate pee peeing
pierdut dispărut fugit rătăcit lost missing
găsit abandonat found abandoned
adopție adoptare adopt adoption adopting
adăpost padoc refugiu shelter
vagabond stray maidanez comunitar
bătrân senior vârstă vârstnic old elderly
artificii petarde pocnitori fireworks
singur separare anxietate alone separation anxiety
călătorie călătoresc vacanță concediu travel travelling trip abroad
ue uniunea europa străinătate germania grecia italia spania franța austria ungaria bulgaria croația
tren cfr train
avion zbor plane flight fly
pașaport passport
mușcat mușcătură mușcă bite bitten bit
viperă șarpe snake viper
rană răni tăietură sângerare sângerează wound bleeding bleeds blood
respiră respirație breathing breathe
îneacă înecat sufocă choking choke
lesă zgardă ham leash
botniță muzzle
socializare socializez socialise socialize socialization
poliție polițist police
lege legislație legal law laws
obligații îndatoriri datorează duty duties
hingher hingheri ecarisaj ecarisor capturare capturat capturați
stăpân proprietar deținător owner
cumpăr cumpărat crescător canisă buy breeder
dovezi probe filmez filmare poze evidence photos
tremură tremurat tremor tremors shaking
umflat umflată balonat bloat bloated swollen
periculos agresiv dangerous aggressive
gestație sarcină gestantă însărcinată gravidă pregnant pregnancy
naște fată fătare birth whelping labour
ceartă bătaie luptă fight fighting fights
plânge scheaună scheună urlă vaiet whine whines cries crying
strig chem chemare rechemare vino recall come
canapea mobilă fotoliu covor couch sofa furniture
joacă joc jocuri jucării jucărie play playing toys entertain bored boredom plictisit plictisită
plimbare plimb plimbat walk walks walking
antipurici antiparazitar purici flea
frică teamă groază speriat sperie anxios fear afraid scared fearful
ungaria hungary germania germany grecia greece italia italy spania spain franța france austria bulgaria
mașină auto car cars
dinți dinte dentar tartru teeth tooth dental
miroase pute miros smell smells breath duhnește
gură bot mouth muzzle
ureche urechi otită ear ears
ochi ochiul eye eyes
tuse tușește cough coughing coughs
strănută strănut guturai răceală răcit sneeze sneezing flu cold
mâncărime scarpină scărpinat itch itchy itching scratching
piele blană păr skin fur coat hair
slab slăbește slăbit thin weight
gras grasă obez supraponderal îngrășat greutate fat obese overweight weight
rinichi renal renală kidney kidneys
inimă cardiac heart
ficat hepatic liver
sânge blood
burtă abdomen stomac belly stomach tummy
picior labă lăbuță laba picioare leg paw paws
șchioapătă șchiop șchiopătează limping limp lame
eutanasie adormit adorm adormire euthanasia sleep
moare murit mort moarte die died dying death
copil copii bebeluș copilul child children kid kids baby
musafiri vizitatori guests
bloc apartament apartment indoor
gravă serios serious severe
nou-născut nounăscut newborn
orfan abandonat orphan orphaned
lapte milk
apă apa water
os oase bone bones
carne crudă raw meat
orez rice
pește pești acvariu fish aquarium
hamster hamsteri șobolan șoarece hamster
țestoasă broască turtle tortoise
papagal peruș nimfă canar parrot budgie canary
albină viespe bee wasp sting stung
arsură ars opărit burn burned burnt
frig ger hipotermie îngheț înghețat freezing cold
țigară țigări tutun nicotină vape cigarette tobacco nicotine
marijuana canabis cannabis weed
plantă plante floare flori plant plants flower
detergent clor domestos înălbitor bleach
voluntar voluntariat volunteer
donez donații donație donate donation
vânător vânători vânătoare hunter hunting
pădure câmp forest woods
lanț legat chain tied chained
moștenit moștenire inherited
transmite transmit transmisă transmitere contagios contagioasă molipsitor contagious transmitted spread spreads
prieten companie pereche friend company companion
îmbolnăvi îmbolnăvește boală boli bolnav sick
musafiri vizitatori sonerie guests visitors doorbell bell
îngrop îngropat trup cadavru bury buried
gratis gratuit free
castron bol farfurie bowl
roade ros mestecă distruge chew chews chewing destroy destroys
interzis ilegal permis voie allowed forbidden illegal legal
`

const SAME_WORD = 0.9
const NEARLY_SAME = 0.5

/** What other stems a word may stand for in a question; only stems that the content uses. */
export interface Synonyms {
  /** For a word as typed, which the content need not know. */
  of(word: string): WeightedTerm[]
  /** For a stem of the content: a word typed without diacritics or with a typo reaches its synonyms this way. */
  ofTerm(term: number): WeightedTerm[]
}

/** For texts that are not on animals: no word stands for another. */
export const noSynonyms: Synonyms = { of: () => [], ofTerm: () => [] }

type Meanings<Key> = Map<Key, Map<number, number>>

/** The synonyms that the given content knows. */
export function createSynonyms(vocabulary: Vocabulary): Synonyms {
  const byStem: Meanings<string> = new Map()
  const byTerm: Meanings<number> = new Map()
  for (const [lines, weight] of [
    [inflections, SAME_WORD],
    [groups, NEARLY_SAME],
  ] as const) {
    for (const line of lines.trim().split('\n')) {
      const meaning = words(line)
      const terms = new Set(meaning.map((word) => vocabulary.find(word)).flatMap(({ terms, corrected }) => (corrected ? [] : terms)))
      for (const word of meaning) add(byStem, stem(word), terms, weight)
      for (const term of terms) add(byTerm, term, terms, weight)
    }
  }
  return {
    of: (word) => weighted(byStem.get(stem(word))),
    ofTerm: (term) => weighted(byTerm.get(term)),
  }
}

/** Adds what a key may stand for; a closer kinship found before stays. */
function add<Key>(meanings: Meanings<Key>, key: Key, terms: Set<number>, weight: number): void {
  const alternatives = meanings.get(key) ?? new Map<number, number>()
  for (const term of terms) alternatives.set(term, Math.max(weight, alternatives.get(term) ?? 0))
  meanings.set(key, alternatives)
}

function weighted(alternatives: Map<number, number> | undefined): WeightedTerm[] {
  return [...(alternatives ?? [])].map(([term, weight]) => ({ term, weight }))
}
