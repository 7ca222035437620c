import type { AnswerTexts } from './answer-shape.ts'

export const answerHu: AnswerTexts = {
  urgent: { now: (title) => `Sürgős: ${title}`, today: (title) => `Még ma lássa állatorvos: ${title}` },
  stillUrgent: 'Továbbra is sürgős. Amit most írtál, ugyanahhoz a bajhoz tartozik: kövesd az alábbi lépéseket, és ezt a jelet is mondd el az állatorvosnak.',
  call112: 'Hívd a 112-t, ha ember van veszélyben.',
  avoid: 'Amit ne tegyél:',
  leadNear: 'Nem tudom, pontosan a kérdésedre válaszol-e, de ez áll hozzá a legközelebb:',
  maybeToo: 'Talán ez is segít:',
  leadMore: 'Kinyomtatható lap: [elsősegély állatoknak magyarul](/elso-segely). Erről bővebben:',
  quotesInRomanian: 'A források román nyelvűek, és úgy idézem őket, ahogyan megjelentek.',
  summary: (summary) => `Angolul, röviden: ${summary}`,
  partUnknown: (part) => `Ezt nem tudom: „${part}”. Az oldalainkon nincs szó erről.`,
  notInCatalogue: (breeds) => `A fajtakatalógusunkban nem szerepel: ${breeds.join(', ')}.`,
  talk: {
    hello: 'Szia! Bobita vagyok, ennek a weboldalnak a virtuális asszisztense. Mondd el, mi történt az állattal, vagy mit szeretnél megtudni.',
    who: 'Bobita vagyok, egy program: nem ember, és nem is állatorvos. Az ezen a weboldalon közzétett cikkekből, útmutatókból és törvényismertetőkből válaszolok, és megmutatom, melyik válasz honnan származik. Nem kerül semmibe.',
    can: 'Ezekben tudok segíteni: elsősegély állatoknak, gondozás, viselkedés, az állatvédelmi törvény, panaszok és petíciók, menhelyek, állatkiképzők, valamint macska- és kutyafajták. Diagnózist nem adok, és gyógyszeradagot sem mondok. Írj nekem úgy, mint egy barátnak, a saját szavaiddal.',
    thanks: 'Szívesen. Ha bármi változik az állatodnál, írj nekem.',
    bye: 'Viszlát! Vigyázz magadra és az állatodra.',
    praise: 'Köszönöm. Örülök, hogy segíthettem. Miben segíthetek még?',
    insult: 'Sajnálom, hogy nem tudtam segíteni. Írd le néhány szóban, milyen állatról van szó és mi történt, és újra megpróbálom.',
    test: 'Itt vagyok. Tegyél fel egy kérdést egy állatról, és a weboldal tartalmából válaszolok.',
    privacy:
      'A kérdéseidet megőrizzük, hogy visszatérhess a beszélgetéshez: a látogatókét 24 óráig, a fiókkal rendelkezőkét addig, amíg nem törlik őket. Ne írj ide személyes adatokat. Hogy mit őrzünk meg és meddig, az „Adatvédelem” (Confidențialitate) oldalon olvashatod.',
  },
  unknown: 'Erre a kérdésre nem tudom a választ.',
  searched:
    'Kerestem Bobita cikkeiben, a törvényismertetőkben, a panaszokról szóló útmutatóban, a fajtakatalógusban és a petíciókban, de nem találtam olyan választ, amelyre támaszkodhatok.',
  nearest: (titles) => `A legközelebbi témák, amelyekről beszélni tudok: ${titles.map((title) => `„${title}”`).join('; ')}.`,
  askWhom: {
    animals: 'Az állat egészségéről kérdezz meg egy állatorvost. Ha most ember vagy állat van veszélyben, hívd a 112-t.',
    dose: 'Adagot nem mondhatok. Hogy adható-e a gyógyszer, és mennyi, az az állat fajától, súlyától, korától és betegségétől függ, és az a gyógyszer, amely embernek vagy más állatnak megfelelő, halálos lehet. Hívj fel egy állatorvost, és mondd el neki, milyen gyógyszered van otthon; addig ne adj semmit. Ha az állat már lenyelt valamit, indulj most a klinikára, és vidd magaddal a dobozt.',
    person:
      'Ember egészségéről kérdezz meg egy orvost. Harapás vagy karmolás után mosd ki alaposan a sebet vízzel és szappannal, és még aznap menj orvoshoz. Ha most valaki veszélyben van, hívd a 112-t.',
    elsewhere:
      'Csak állatokról szóló kérdésekre válaszolok, ennek a weboldalnak a cikkeiből és útmutatóiból, és ott erről nem találtam semmit. Ha most ember vagy állat van veszélyben, hívd a 112-t.',
  },
  omittedAddress: '(kihagyott webcím)',
  unfoundedFigure: '(ez a szám nem szerepel az oldalainkon: ne támaszkodj rá)',
  cannotSee: 'Itt nem látok képeket. Írd le szavakkal, milyen állatról van szó, mit látsz rajta másnak, mióta, és hogyan viselkedik.',
  notReviewed: 'A szövegek mesterséges intelligencia segítségével készültek, állatorvos nem ellenőrizte őket.',
  notLegalAdvice: 'Általános tájékoztatás, nem jogi tanácsadás. A hatályos szöveget a legislatie.just.ro oldalon ellenőrizd.',
  perspectives: { vet: 'Állatorvos', trainer: 'Állatkiképző', law: 'Törvény', welfare: 'Az állat jóléte' },
  places: {
    listed: {
      shelter: (place) => `Menhelyek a listánkon${inBrackets(place)}:`,
      trainer: (place) => `Állatkiképzők a listánkon${inBrackets(place)}:`,
      breeder: (place) => `Tenyésztők a listánkon${inBrackets(place)}:`,
    },
    none: {
      shelter: (place) => `Nincs menhely a listánkon${inBrackets(place)}.`,
      trainer: (place) => `Nincs állatkiképző a listánkon${inBrackets(place)}.`,
      breeder: (place) => `Nincs tenyésztő a listánkon${inBrackets(place)}.`,
    },
    nearest: 'A legközelebbiek a listán, légvonalban mérve:',
    whichPlace: 'Írd meg a települést vagy a megyét, és megnézem a listán.',
    neverInvented: 'Csak rögzített és jóváhagyott adatokat közlök.',
    publicWay: {
      shelter: (county) =>
        county === 'București'
          ? 'A hivatalos út: Bukarestben a kóbor kutyákkal a városháza állatvédelmi hatósága foglalkozik (ASPA, Autoritatea pentru Supravegherea și Protecția Animalelor), a bejegyzett menhelyeket pedig ismeri az állategészségügyi igazgatóság (DSVSA București).'
          : `A hivatalos út: kérdezd meg a polgármesteri hivatalt (primărie) vagy a település kóbor kutyákkal foglalkozó szolgálatát (serviciul pentru câini fără stăpân). A megyei tanácsnak (consiliul județean${county === '' ? '' : `, ${county}`}) a honlapján közzé kell tennie azoknak a menhelyeknek az elérhetőségét, ahová a rendőrség a veszélyben lévő állatokat helyezi (a 205/2004-es törvény, Legea 205/2004, 24³. cikkének (4) bekezdése), a bejegyzett menhelyeket pedig ismeri a megyei állategészségügyi igazgatóság (DSVSA).`,
      trainer: (county) =>
        `Kérdezz meg egy környékbeli állatorvost${inBrackets(county)} és a kutyás klubot (clubul chinologic): általában tudják, ki dolgozik jól, erőszak nélkül. Azt, hogy hogyan válassz, itt olvashatod: „Hogyan válassz jó kiképzőt a kutyádnak” (/blog/42).`,
      breeder: (county) =>
        `A fajta klubja (clubul felin vagy chinologic) ismeri a tenyésztőit${inBrackets(county)}; azt, hogy előtte mit ellenőrizz, itt olvashatod: „Kölyökkutyát vagy kiscicát veszel” (/blog/64).`,
    },
    clinics: (place) =>
      `Állatorvosi klinikákról még nincs listánk${inBrackets(place)}, és nem találok ki telefonszámokat. Keress rá a térképen erre: „veterinar non-stop”, kérdezd meg azt a rendelőt, ahol utoljára jártál, vagy a megyei állategészségügyi igazgatóságot (DSVSA), és telefonálj, mielőtt elindulsz.`,
    kilometres: (count) => `körülbelül ${count} km-re`,
    all: { shelter: 'Az összes menhely', trainer: 'Az összes állatkiképző', breeder: 'A lista megtekintése' },
    help: { shelter: 'Hogyan találsz menhelyet, és mit kérdezz', trainer: 'Hogyan találsz jó kiképzőt', breeder: 'A lista megtekintése' },
    phone: (phones) => `Telefon: ${phones}`,
    noPhone: 'Nincs rögzített telefonszám',
  },
  tellMeAbout: (topic) => `Mit kell tudnom erről: „${topic}”?`,
  lawPage: 'Jogszabályok',
  guidePage: 'Útmutató a panaszokhoz',
}

/** Behind the sentence, so that no name of a place has to take an ending. */
function inBrackets(place: string): string {
  return place === '' ? '' : ` (${place})`
}
