import type { AnswerTexts } from './answer-shape.ts'

export const answerRo: AnswerTexts = {
  urgent: { now: (title) => `Urgență: ${title}`, today: (title) => `De văzut azi de un medic veterinar: ${title}` },
  stillUrgent: 'Rămâne urgent. Ce ai scris acum ține de aceeași problemă: urmează pașii de mai jos și spune-i medicului și acest semn.',
  call112: 'Sună la 112 dacă un om este în pericol.',
  avoid: 'Ce nu faci:',
  leadNear: 'Nu știu dacă răspunde întocmai la întrebarea ta, dar cel mai aproape este:',
  maybeToo: 'Poate te ajută și:',
  leadMore: 'Mai multe despre asta:',
  quotesInRomanian: null,
  summary: (summary) => summary,
  partUnknown: (part) => `Despre „${part}”: asta nu știu, paginile noastre nu spun.`,
  notInCatalogue: (breeds) => `În catalogul nostru de rase nu apare: ${breeds.join(', ')}.`,
  talk: {
    hello: 'Bună! Sunt Bobita, asistentul virtual al acestui site. Spune-mi ce s-a întâmplat cu animalul sau ce vrei să afli.',
    who: 'Sunt Bobita, un program, nu un om și nici medic veterinar. Răspund din articolele, ghidurile și notele de lege publicate pe acest site și arăt de unde vine fiecare răspuns. Nu costă nimic.',
    can: 'Te pot ajuta cu primul ajutor pentru animale, îngrijire, comportament, legea protecției animalelor, plângeri și petiții, adăposturi, dresori și rase de pisici și de câini. Nu pun diagnostice și nu dau doze de medicamente. Scrie-mi ca unui prieten, în cuvintele tale.',
    thanks: 'Cu drag. Dacă apare ceva nou la animalul tău, scrie-mi.',
    bye: 'Pe curând. Ai grijă de tine și de animalul tău.',
    praise: 'Mulțumesc. Mă bucur că ți-am fost de folos. Cu ce te mai pot ajuta?',
    insult: 'Îmi pare rău că nu ți-am fost de folos. Spune-mi în câteva cuvinte ce animal este și ce s-a întâmplat și încerc din nou.',
    test: 'Sunt aici. Scrie-mi o întrebare despre un animal și îți răspund din paginile site-ului.',
    privacy:
      'Întrebările tale se păstrează ca să poți reveni la conversație: la vizitatori 24 de ore, la cei cu cont până le ștergi. Nu scrie aici date personale. Ce păstrăm și cât stă în pagina „Confidențialitate”.',
  },
  unknown: 'Nu știu să răspund la întrebarea aceasta.',
  searched:
    'Am căutat în articolele lui Bobita, în notele de lege, în ghidul plângerilor, în catalogul raselor și în petiții și nu am găsit un răspuns pe care să mă pot baza.',
  nearest: (titles) => `Cele mai apropiate subiecte despre care pot vorbi: ${titles.map((title) => `„${title}”`).join('; ')}.`,
  askWhom: {
    animals: 'Pentru sănătatea unui animal, întreabă un medic veterinar. Dacă un om sau un animal este în pericol acum, sună la 112.',
    dose: 'Nu pot să îți spun o doză. Cât și dacă se dă depinde de specie, greutate, vârstă și boală, iar un medicament potrivit la om sau la alt animal poate ucide. Sună un medic veterinar și spune-i ce medicament ai în casă; până atunci nu da nimic. Dacă animalul a înghițit deja ceva, pleacă acum spre clinică și ia cutia cu tine.',
    person:
      'Pentru sănătatea unui om, întreabă un medic. După o mușcătură sau o zgârietură, spală bine rana cu apă și săpun și mergi la medic în aceeași zi. Dacă cineva este în pericol acum, sună la 112.',
    elsewhere:
      'Eu răspund numai despre animale, din articolele și ghidurile acestui site, iar acolo nu am găsit nimic despre asta. Dacă un om sau un animal este în pericol acum, sună la 112.',
  },
  omittedAddress: '(adresă omisă)',
  unfoundedFigure: '(cifra aceasta nu este în paginile noastre: nu te baza pe ea)',
  cannotSee: 'Nu pot vedea imagini aici. Descrie în cuvinte ce animal este, ce vezi schimbat, de când și cum se poartă.',
  notReviewed: 'Texte scrise cu ajutorul unui model de inteligență artificială, nerevizuite de un medic veterinar.',
  notLegalAdvice: 'Informație generală, nu consultanță juridică. Verifică forma în vigoare pe legislatie.just.ro.',
  perspectives: { vet: 'Medic veterinar', trainer: 'Dresor', law: 'Lege', welfare: 'Binele animalului' },
  places: {
    listed: {
      shelter: (place) => `Adăposturi din lista noastră pentru ${place}:`,
      trainer: (place) => `Dresori din lista noastră pentru ${place}:`,
      breeder: (place) => `Crescători din lista noastră pentru ${place}:`,
    },
    none: {
      shelter: (place) => `În lista noastră nu este niciun adăpost pentru ${place}.`,
      trainer: (place) => `În lista noastră nu este niciun dresor pentru ${place}.`,
      breeder: (place) => `În lista noastră nu este niciun crescător pentru ${place}.`,
    },
    nearest: 'Cele mai apropiate din listă, măsurat în linie dreaptă:',
    whichPlace: 'Spune-mi localitatea sau județul și caut în listă.',
    neverInvented: 'Spun doar ce este înregistrat și aprobat.',
    publicWay: {
      shelter: (county) =>
        county === 'București'
          ? 'Calea publică: în București de câinii fără stăpân se ocupă Autoritatea pentru Supravegherea și Protecția Animalelor (ASPA), a Primăriei Capitalei, iar adăposturile înregistrate le știe direcția sanitar-veterinară (DSVSA București).'
          : `Calea publică: întreabă primăria sau serviciul pentru câini fără stăpân al localității; consiliul județean${inBrackets(county)} trebuie să publice pe site-ul lui datele de contact ale adăposturilor în care poliția plasează animalele în pericol (art. 24³ alin. (4) din Legea 205/2004), iar direcția sanitar-veterinară a județului (DSVSA) le știe pe cele înregistrate.`,
      trainer: (county) =>
        `Întreabă un medic veterinar${inCounty(county)} și clubul chinologic: știu de obicei cine lucrează bine, fără violență. Cum alegi scrie la „Cum alegi un dresor bun pentru câinele tău” (/blog/42).`,
      breeder: (county) =>
        `Clubul rasei, felin sau chinologic, știe crescătorii lui${inCounty(county)}; ce verifici înainte scrie la „Cumperi un pui” (/blog/64).`,
    },
    clinics: (place) =>
      `Nu avem încă o listă a clinicilor veterinare${place === '' ? '' : ` din ${place}`} și nu inventez numere de telefon. Caută „veterinar non-stop” pe hartă, întreabă la ultimul cabinet la care ai fost sau la DSVSA județeană și sună înainte să pleci.`,
    kilometres: (count) => `la circa ${count} km`,
    all: { shelter: 'Vezi toate adăposturile', trainer: 'Vezi toți dresorii', breeder: 'Vezi lista' },
    help: { shelter: 'Cum găsești un adăpost și ce întrebi', trainer: 'Cum găsești un dresor bun', breeder: 'Vezi lista' },
    phone: (phones) => `Telefon: ${phones}`,
    noPhone: 'Fără telefon înregistrat',
  },
  tellMeAbout: (topic) => `Ce ar trebui să știu despre „${topic}”?`,
  lawPage: 'Legislație',
  guidePage: 'Ghidul plângerilor',
}

function inBrackets(place: string): string {
  return place === '' ? '' : ` (${place})`
}

function inCounty(county: string): string {
  if (county === '') return ' din zona ta'
  return county === 'București' ? ' din București' : ` din județul ${county}`
}
