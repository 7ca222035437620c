import type { Texts } from '../language.ts'

interface MergeTexts {
  twice: string
  twiceText: string
  same: string
  which: (name: string, place: string) => string
  alike: string
  noneAlike: string
  searchAnother: string
  compare: string
  back: string
  failed: string
  title: string
  notListed: string
  stays: string
  number: (id: number) => string
  ofBoth: string
  differs: string
  differsNot: string
  equal: (fields: string) => string
  nothing: string
  merge: string
  confirmTitle: string
  willStay: (name: string, id: number) => string
  asItWas: string
  photo: string
  willGo: (name: string, id: number) => string
  nothingLost: string
  undoable: string
  working: string
  cancel: string
  notSent: string
  staleTitle: (name: string, id: number) => string
  staleStanding: string
  staleElse: string
  seen: string
  merged: (name: string) => string
  openKept: string
  openHidden: string
}

/** Two records of a directory that are the same one. */
export const mergeTexts = {
  ro: {
    twice: 'Apare de două ori?',
    twiceText: 'Dacă în listă mai este o fișă despre același loc sau același om, le unești într-una.',
    same: 'Este aceeași cu…',
    which: (name: string, place: string) => `${name}, ${place}: alege fișa care este aceeași. Întâi le vezi alături.`,
    alike: 'Seamănă',
    noneAlike: 'Nicio fișă nu seamănă cu aceasta. Caut-o mai jos, după nume, localitate sau telefon.',
    searchAnother: 'Caută alta',
    compare: 'Vezi-le alături',
    back: 'Înapoi la fișă',
    failed: 'Fișele nu au putut fi citite. Verifică legătura la internet și încearcă din nou.',
    title: 'Două fișe, aceeași?',
    notListed: 'Una dintre cele două nu mai este în listă, așa că nu se pot uni. Nimic nu s-a schimbat.',
    stays: 'Care rămâne în listă?',
    number: (id: number) => `fișa ${id}`,
    ofBoth: 'din amândouă',
    differs: 'Prin ce diferă',
    differsNot: 'Spun același lucru.',
    equal: (fields: string) => `La fel în amândouă: ${fields}.`,
    nothing: 'nimic',
    merge: 'Unește fișele',
    confirmTitle: 'Unești fișele?',
    willStay: (name: string, id: number) => `Rămâne ${name} (fișa ${id})`,
    asItWas: 'Nu se schimbă nimic în ea.',
    photo: 'Fotografia celeilalte nu trece aici: rămâne la fișa ascunsă. Îi poți pune una la „Fotografia”.',
    willGo: (name: string, id: number) => `Nu mai apare ${name} (fișa ${id})`,
    nothingLost:
      'Iese din listă, iar Bobita nu o mai numește. Tot ce spune se păstrează. Adresa ei duce la fișa care rămâne, iar ce au semnalat vizitatorii despre ea trece acolo și revine dacă iei unirea înapoi.',
    undoable: 'Poți reveni cu „Anulează schimbarea”, pe pagina fiecăreia dintre cele două.',
    working: 'Se unesc...',
    cancel: 'Înapoi',
    notSent: 'Nu s-au putut uni. Ce ai ales a rămas aici: verifică legătura la internet și încearcă din nou.',
    staleTitle: (name: string, id: number) => `${name} (fișa ${id}) s-a schimbat între timp`,
    staleStanding: 'Nu mai este în listă.',
    staleElse: 'Ce ai ales a rămas. Uită-te din nou la câmpurile de mai sus.',
    seen: 'Am văzut, merg mai departe',
    merged: (name: string) => `Cele două sunt acum o singură fișă: ${name}. Lista și Bobita știu în câteva secunde.`,
    openKept: 'Deschide fișa care a rămas',
    openHidden: 'Deschide fișa ascunsă',
  },
  en: {
    twice: 'Is it listed twice?',
    twiceText: 'If another record is about the same place or person, you make one of the two.',
    same: 'It is the same as…',
    which: (name: string, place: string) => `${name}, ${place}: choose the record that is the same. You see both side by side first.`,
    alike: 'Alike',
    noneAlike: 'No record is like this one. Search for it below, by name, town or telephone.',
    searchAnother: 'Search for another',
    compare: 'See them side by side',
    back: 'Back to the record',
    failed: 'The records could not be read. Check your internet connection and try again.',
    title: 'Two records, the same one?',
    notListed: 'One of the two is no longer listed, so they cannot be merged. Nothing has changed.',
    stays: 'Which one stays listed?',
    number: (id: number) => `record ${id}`,
    ofBoth: 'from both',
    differs: 'How they differ',
    differsNot: 'They say the same.',
    equal: (fields: string) => `The same in both: ${fields}.`,
    nothing: 'nothing',
    merge: 'Merge the records',
    confirmTitle: 'Merge these records?',
    willStay: (name: string, id: number) => `${name} stays (record ${id})`,
    asItWas: 'Nothing in it changes.',
    photo: 'The photo of the other does not come along: it stays with the hidden record. You can give this one a photo under “The photo”.',
    willGo: (name: string, id: number) => `${name} is no longer listed (record ${id})`,
    nothingLost:
      'It leaves the list, and Bobita no longer names it. All it says is kept. Its address leads to the record that stays, and what visitors said is wrong with it goes there, and comes back if you take the merge back.',
    undoable: 'You can go back with “Undo this change”, on the page of each of the two.',
    working: 'Merging...',
    cancel: 'Back',
    notSent: 'They could not be merged. What you chose is still here: check your internet connection and try again.',
    staleTitle: (name: string, id: number) => `${name} (record ${id}) has changed meanwhile`,
    staleStanding: 'It is no longer listed.',
    staleElse: 'What you chose is still here. Look at the fields above once more.',
    seen: 'I have seen it, go on',
    merged: (name: string) => `The two are one record now: ${name}. The list and Bobita know within seconds.`,
    openKept: 'Open the record that stayed',
    openHidden: 'Open the hidden record',
  },
} satisfies Texts<MergeTexts>
