import { count, type Texts } from '../language.ts'

interface ImportTexts {
  link: string
  title: string
  intro: string
  exportTitle: string
  exportText: string
  exportShelters: string
  exportTrainers: string
  importTitle: string
  kind: string
  shelters: string
  trainers: string
  file: string
  fileHint: (megabytes: number, records: string) => string
  tooLarge: (megabytes: number) => string
  reading: string
  failed: string
  columns: string
  columnsHint: string
  notThere: string
  column: (number: number) => string
  wrong: (number: number) => string
  wrongHint: string
  at: (line: number, column: string | null) => string
  moreWrong: (number: number) => string
  would: string
  nothingWritten: string
  does: { added: string; changed: string; same: string }
  sums: { added: (number: number) => string; changed: (number: number) => string; same: (number: number) => string }
  row: (line: number) => string
  more: string
  send: (number: number) => string
  nothing: string
  sending: string
  done: (added: number, changed: number) => string
  stale: string
  staleText: string
  imports: string
  importsFailed: string
  noImports: string
  older: string
  made: Record<'shelter' | 'trainer', string>
  undone: Record<'shelter' | 'trainer', string>
  madeSum: (added: number, changed: number) => string
  undoneSum: (removed: number, restored: number, left: number) => string
  undo: string
  undoTitle: string
  undoText: string
  undoing: string
  keep: string
}

/** Many records at once: a file in, a file out. */
export const importTexts = {
  ro: {
    link: 'Import și export (CSV)',
    title: 'Import și export',
    intro: 'Multe fișe deodată, dintr-o foaie de calcul salvată ca „CSV UTF-8”.',
    exportTitle: 'Ia fișele cu tine',
    exportText: 'Toate fișele, și cele ascunse, ca fișier pe care îl poți corecta și aduce înapoi.',
    exportShelters: 'Descarcă adăposturile',
    exportTrainers: 'Descarcă dresorii și crescătorii',
    importTitle: 'Adu un fișier',
    kind: 'Ce este în fișier',
    shelters: 'Adăposturi',
    trainers: 'Dresori și crescători',
    file: 'Fișierul CSV',
    fileHint: (megabytes: number, records: string) => `Cel mult ${megabytes} MB și ${records} de fișe. Întâi îți arătăm ce s-ar schimba.`,
    tooLarge: (megabytes: number) => `Fișierul are mai mult de ${megabytes} MB: împarte-l.`,
    reading: 'Se citește fișierul...',
    failed: 'Nu a mers. Verifică legătura la internet și încearcă din nou. Fișierul ales a rămas.',
    columns: 'Ce stă în fiecare coloană',
    columnsHint: 'Ce nu este în fișier rămâne cum este în fișe.',
    notThere: 'nu este în fișier',
    column: (number: number) => `coloana ${number}`,
    wrong: (number: number) =>
      count('ro', number, { one: 'Un lucru de îndreptat în fișier', few: '# lucruri de îndreptat în fișier', other: '# de lucruri de îndreptat în fișier' }),
    wrongHint: 'Îndreaptă-le în foaia de calcul și alege fișierul din nou. Până atunci nu se importă nimic.',
    at: (line: number, column: string | null) => (column === null ? `Rândul ${line}` : `Rândul ${line}, ${column}`),
    moreWrong: (number: number) => count('ro', number, { one: 'Și încă unul.', few: 'Și încă #.', other: 'Și încă # de alte lucruri.' }),
    would: 'Ce s-ar întâmpla',
    nothingWritten: 'Încă nu s-a scris nimic.',
    does: { added: 'nouă', changed: 'se schimbă', same: 'la fel' },
    sums: {
      added: (number: number) => count('ro', number, { one: 'O fișă nouă', few: '# fișe noi', other: '# de fișe noi' }),
      changed: (number: number) => count('ro', number, { one: 'O fișă se schimbă', few: '# fișe se schimbă', other: '# de fișe se schimbă' }),
      same: (number: number) => count('ro', number, { one: 'O fișă rămâne la fel', few: '# fișe rămân la fel', other: '# de fișe rămân la fel' }),
    },
    row: (line: number) => `Rândul ${line}`,
    more: 'Arată mai multe rânduri',
    send: (number: number) => count('ro', number, { one: 'Importă o fișă', few: 'Importă # fișe', other: 'Importă # de fișe' }),
    nothing: 'Fișierul spune exact ce este deja în fișe: nu este nimic de importat.',
    sending: 'Se importă...',
    done: (added: number, changed: number) => `Gata: ${added} noi, ${changed} schimbate. Listele și Bobita știu în câteva secunde.`,
    stale: 'Între timp s-a schimbat ceva',
    staleText: 'Nu am importat nimic. Mai jos este ce s-ar întâmpla acum: uită-te și apasă din nou.',
    imports: 'Importurile de până acum',
    importsFailed: 'Lista importurilor nu a putut fi citită.',
    noImports: 'Niciun import până acum.',
    older: 'Arată mai vechi',
    made: { shelter: 'a importat adăposturi', trainer: 'a importat dresori și crescători' },
    undone: { shelter: 'a anulat un import de adăposturi', trainer: 'a anulat un import de dresori și crescători' },
    madeSum: (added: number, changed: number) => `${added} noi, ${changed} schimbate`,
    undoneSum: (removed: number, restored: number, left: number) =>
      `${removed} scoase, ${restored} ca înainte, ${left} rămase fiindcă s-au schimbat între timp`,
    undo: 'Anulează importul',
    undoTitle: 'Anulezi importul?',
    undoText: 'Fișele schimbate revin cum erau, cele noi dispar. Ce s-a schimbat de atunci rămâne.',
    undoing: 'Se anulează...',
    keep: 'Rămâne',
  },
  en: {
    link: 'Import and export (CSV)',
    title: 'Import and export',
    intro: 'Many records at once, from a spreadsheet saved as “CSV UTF-8”.',
    exportTitle: 'Take the records with you',
    exportText: 'Every record, hidden ones too, as a file you can put right and bring back.',
    exportShelters: 'Download the shelters',
    exportTrainers: 'Download trainers and breeders',
    importTitle: 'Bring a file',
    kind: 'What is in the file',
    shelters: 'Shelters',
    trainers: 'Trainers and breeders',
    file: 'The CSV file',
    fileHint: (megabytes: number, records: string) => `At most ${megabytes} MB and ${records} records. First we show you what would change.`,
    tooLarge: (megabytes: number) => `The file has more than ${megabytes} MB: split it.`,
    reading: 'Reading the file...',
    failed: 'It did not work. Check your internet connection and try again. The file you chose is still here.',
    columns: 'What each column holds',
    columnsHint: 'What is not in the file stays as it is in the records.',
    notThere: 'not in the file',
    column: (number: number) => `column ${number}`,
    wrong: (number: number) => count('en', number, { one: 'One thing to put right in the file', other: '# things to put right in the file' }),
    wrongHint: 'Put them right in the spreadsheet and choose the file again. Until then nothing is imported.',
    at: (line: number, column: string | null) => (column === null ? `Row ${line}` : `Row ${line}, ${column}`),
    moreWrong: (number: number) => count('en', number, { one: 'And one more.', other: 'And # more.' }),
    would: 'What would happen',
    nothingWritten: 'Nothing is written yet.',
    does: { added: 'new', changed: 'changes', same: 'the same' },
    sums: {
      added: (number: number) => count('en', number, { one: 'One new record', other: '# new records' }),
      changed: (number: number) => count('en', number, { one: 'One record changes', other: '# records change' }),
      same: (number: number) => count('en', number, { one: 'One record stays the same', other: '# records stay the same' }),
    },
    row: (line: number) => `Row ${line}`,
    more: 'Show more rows',
    send: (number: number) => count('en', number, { one: 'Import one record', other: 'Import # records' }),
    nothing: 'The file says exactly what the records say already: there is nothing to import.',
    sending: 'Importing...',
    done: (added: number, changed: number) => `Done: ${added} new, ${changed} changed. The lists and Bobita know within seconds.`,
    stale: 'Something has changed meanwhile',
    staleText: 'Nothing was imported. Below is what would happen now: look at it and press again.',
    imports: 'Imports so far',
    importsFailed: 'The list of imports could not be read.',
    noImports: 'No import so far.',
    older: 'Show older ones',
    made: { shelter: 'imported shelters', trainer: 'imported trainers and breeders' },
    undone: { shelter: 'took an import of shelters back', trainer: 'took an import of trainers and breeders back' },
    madeSum: (added: number, changed: number) => `${added} new, ${changed} changed`,
    undoneSum: (removed: number, restored: number, left: number) => `${removed} removed, ${restored} as before, ${left} kept because they have changed since`,
    undo: 'Undo the import',
    undoTitle: 'Undo this import?',
    undoText: 'Changed records are as they were, new ones go. What was changed since stays.',
    undoing: 'Undoing...',
    keep: 'Keep it',
  },
} satisfies Texts<ImportTexts>
