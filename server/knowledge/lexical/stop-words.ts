import { withoutDiacritics } from '../../language/romanian.ts'

const romanianWords = `
  a abia acea aceasta această aceea acei acel acela acelasi acele acelea acest acesta aceste acestea acestei acestor acestui acestuia acolo acum adică ah ai aia aici aiurea al ala ale alea alt alta alte altă altul altceva altfel am apoi ar are aș asa așa asemenea asta astea astfel asupra atât atâta atunci au avea aveam avem aveți avut ăla ăsta
  ba bine bobita bobiță bună bun ca cam că cand când care cărei căreia cărora căror cărui ce cea ceea cei cel cele celor celui ceva chestie chiar ci cine cineva cât câte câtă câți către cu cui cuiva cum cumva curând
  da dă dacă dai dar dat dau de deci deja deloc departe deși despre din dintr dintre doamna doamnă domnule doar după ea ei el ele era eram erau este ești eu exact există
  fac faci facem faceți face facă făcut fapt fără fi fie fiecare fiind foarte fost ghid i ia iar iei iau ii ideal ie imi îl îi îmi în încă îs îți îsi își îl întreb întrebare la le li lor lui lucru lucruri
  m ma mă mai mare me mea mei mele mersi merci meu mi mie mine mult multă multe mulți mulțumesc n ne ni nevoie nici niciodată niciun nicio nimic nimeni niște noastră noastre noi nostru noștri nouă nu o oare ok or ori oricare orice oricum
  pă pai păi pana până parcă pe pentru peste poate pot poți prea prin putea putem puteți puțin rog s sa să salut sau se si și sfat sfaturi spre spui spune spuneți stie știe știi știu știm sub sunt suntem sunteți
  t ta tai tale tău te ti ție tine toată toate tocmai tot toți totul totuși trebui trebuia trebuie tu u un una unde unei unele unii unor unu unui unul v va vă văd vede vei voi vom vor voiam vostru voastră vreau vrea vreo vreun vrei zi zic zice zis
  ajuta ajută ajutați ajutor recomanda recomandă recomandați recomanzi ideea idee idei părere părerea lume lumea săturat cazul fel felul mod modul parte data dată dați alții întâmplă întâmpla întâmplat adus aduc intrat intră
`
const englishWords = `
  a about after all also am an and any anything are as at be because been before being best both but by can could did do does doing don for from get gets give go going good got had has have having he hello help her hi him his how
  i if in into is it its just know let like long make many may me more most much my myself need no not now of off on once one only or other our out over please right s say she should so some someone something still
  t take tell than thank thanks that the their them then there these they thing think this those to too under until up us use very want was way we were what when where which who whose why will with would you your happens happen
`

/** Words that say nothing of what a question is about; they count for nothing in the confidence. Folded, as people type them. */
const stopWords = new Set(
  `${romanianWords} ${englishWords}`
    .split(/\s+/)
    .filter((word) => word !== '')
    .map(withoutDiacritics),
)

/** True for a folded word that says nothing of the subject. */
export function isStopWord(folded: string): boolean {
  return stopWords.has(folded)
}
