import { count, type Texts } from '../../language.ts'

interface FloodTexts {
  title: string
  surge: (signatures: number) => string
  surgeText: (title: string, from: string, to: string) => string
  look: string
  back: string
  how: string
  what: string
  failed: string
  none: string
  found: (signatures: number) => string
  verified: (signatures: number) => string
  left: (signatures: number) => string
  when: (from: string, to: string) => string
  shapes: string
  shapesText: string
  times: (signatures: number) => string
  noUndo: string
  remove: (signatures: number) => string
  removing: string
  removed: (signatures: number) => string
  later: string
  notRemoved: string
  narrow: string
  domain: string
  domainHint: string
  email: string
  from: string
  to: string
  toHint: string
  show: string
  sameNetwork: string
  missing: string
}

/** Removing a flood of signatures. */
export const floodTexts = {
  ro: {
    title: 'Semnături false',
    surge: (signatures: number) => `${count('ro', signatures, { one: 'O semnătură', few: '# semnături', other: '# de semnături' })} din aceeași rețea`,
    surgeText: (title: string, from: string, to: string) => `La „${title}”, între ${from} și ${to}. Poate fi o școală, poate fi un program.`,
    look: 'Vezi ce s-ar elimina',
    back: 'Înapoi la petiție',
    how: 'Spune care semnături par false. Întâi vezi ce s-ar elimina; nimic nu se schimbă până nu apeși butonul roșu.',
    what: 'Ce s-ar elimina',
    failed: 'Nu am putut citi semnăturile. Verifică legătura la internet și încearcă din nou.',
    none: 'Nicio semnătură nu se potrivește.',
    found: (signatures: number) => count('ro', signatures, { one: 'O semnătură', few: '# semnături', other: '# de semnături' }),
    verified: (signatures: number) =>
      signatures === 0
        ? 'Niciuna nu este confirmată pe e-mail.'
        : count('ro', signatures, { one: 'Una este confirmată pe e-mail.', few: '# sunt confirmate pe e-mail.', other: '# sunt confirmate pe e-mail.' }),
    left: (signatures: number) => count('ro', signatures, { one: 'Rămâne o semnătură.', few: 'Rămân # semnături.', other: 'Rămân # de semnături.' }),
    when: (from: string, to: string) => `Date între ${from} și ${to}.`,
    shapes: 'Cum arată',
    shapesText: 'Doar forma numelui și a adresei: A și a sunt litere, 9 este o cifră. Dacă toate arată la fel, e semn de program.',
    times: (signatures: number) => `de ${count('ro', signatures, { one: '1 dată', few: '# ori', other: '# de ori' })}`,
    noUndo: 'Nu se poate anula. Semnăturile se șterg de tot, iar numărul de pe site scade imediat.',
    remove: (signatures: number) => `Elimină ${count('ro', signatures, { one: 'o semnătură', few: '# semnături', other: '# de semnături' })}`,
    removing: 'Se elimină...',
    removed: (signatures: number) =>
      count('ro', signatures, { one: 'O semnătură a fost eliminată.', few: '# semnături au fost eliminate.', other: '# de semnături au fost eliminate.' }),
    later: 'Dacă valul continuă, îl vei vedea din nou pe pagina Azi.',
    notRemoved: 'Nu s-a eliminat nimic. Verifică legătura la internet și încearcă din nou.',
    narrow: 'Alege altfel',
    domain: 'Domeniul adreselor',
    domainHint: 'De exemplu fals.example: toate adresele care se termină așa.',
    email: 'O singură adresă',
    from: 'De când',
    to: 'Până când',
    toHint: 'Dacă lași gol: până acum. Cine semnează după aceea nu este atins.',
    show: 'Arată ce s-ar elimina',
    sameNetwork: 'Doar din rețeaua valului',
    missing: 'Completează măcar unul dintre primele câmpuri.',
  },
  en: {
    title: 'False signatures',
    surge: (signatures: number) => `${count('en', signatures, { one: 'One signature', other: '# signatures' })} from the same network`,
    surgeText: (title: string, from: string, to: string) => `On “${title}”, between ${from} and ${to}. It may be a school, it may be a program.`,
    look: 'See what would be removed',
    back: 'Back to the petition',
    how: 'Say which signatures look false. First you see what would be removed; nothing changes until you press the red button.',
    what: 'What would be removed',
    failed: 'The signatures could not be read. Check your connection and try again.',
    none: 'No signature matches.',
    found: (signatures: number) => count('en', signatures, { one: 'One signature', other: '# signatures' }),
    verified: (signatures: number) =>
      signatures === 0 ? 'None is confirmed by e-mail.' : count('en', signatures, { one: 'One is confirmed by e-mail.', other: '# are confirmed by e-mail.' }),
    left: (signatures: number) => count('en', signatures, { one: 'One stays.', other: '# stay.' }),
    when: (from: string, to: string) => `Given between ${from} and ${to}.`,
    shapes: 'What they look like',
    shapesText: 'Only the shape of name and address: A and a are letters, 9 is a digit. When all look the same, it is the sign of a program.',
    times: (signatures: number) => count('en', signatures, { one: 'once', other: '# times' }),
    noUndo: 'It cannot be undone. The signatures are erased for good, and the count on the site goes down at once.',
    remove: (signatures: number) => `Remove ${count('en', signatures, { one: 'one signature', other: '# signatures' })}`,
    removing: 'Removing...',
    removed: (signatures: number) => count('en', signatures, { one: 'One signature was removed.', other: '# signatures were removed.' }),
    later: 'If the surge goes on, you will see it again on Today.',
    notRemoved: 'Nothing was removed. Check your connection and try again.',
    narrow: 'Choose otherwise',
    domain: 'Domain of the addresses',
    domainHint: 'Such as false.example: all addresses that end like this.',
    email: 'A single address',
    from: 'Since when',
    to: 'Until when',
    toHint: 'Empty means until now. Whoever signs after that is not touched.',
    show: 'Show what would be removed',
    sameNetwork: 'Only from the network of the surge',
    missing: 'Fill in at least one of the first fields.',
  },
} satisfies Texts<FloodTexts>
