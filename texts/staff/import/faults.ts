import { count, type Texts } from '../../language.ts'

interface ImportFaultTexts {
  /** Of the file, or of how its lines stand to each other and to the directory; `about` is the number, the line or the count it is about. */
  rules: Record<'too_large' | 'encoding' | 'quote' | 'columns' | 'too_many' | 'fields' | 'id_twice' | 'id_unknown' | 'twice', (about: number) => string>
  /** Of the value of a column. */
  values: Record<'id' | 'verified_on' | 'status', string>
  line: string
}

/** What is wrong with a file of records that is imported. */
export const importFaultTexts = {
  ro: {
    rules: {
      too_large: () => 'Fișierul este prea mare: împarte-l în fișiere de cel mult 2 MB.',
      encoding: () => 'Fișierul nu este UTF-8: salvează-l din foaia de calcul ca „CSV UTF-8”.',
      quote: () => 'O ghilimea nu este închisă sau stă în mijlocul unui câmp.',
      columns: () => 'Alege în ce coloană din fișier stă.',
      too_many: (most: number) => `Sunt mai mult de ${most.toLocaleString('ro-RO')} fișe: împarte fișierul.`,
      fields: (number: number) =>
        count('ro', number, {
          one: 'Rândul are un singur câmp, altfel decât primul rând.',
          few: 'Rândul are # câmpuri, altfel decât primul rând.',
          other: 'Rândul are # de câmpuri, altfel decât primul rând.',
        }),
      id_twice: (id: number) => `Numărul ${id} stă de două ori în fișier.`,
      id_unknown: (id: number) => `Nu există o fișă cu numărul ${id}.`,
      twice: (line: number) => `Aceeași fișă ca în rândul ${line}.`,
    },
    values: { id: 'Nu este numărul unei fișe.', verified_on: 'Scrie ziua ca 2026-11-23.', status: 'Starea poate fi approved, pending sau hidden.' },
    line: 'Rândul nu poate fi citit.',
  },
  en: {
    rules: {
      too_large: () => 'The file is too large: split it into files of at most 2 MB.',
      encoding: () => 'The file is not UTF-8: save it from the spreadsheet as “CSV UTF-8”.',
      quote: () => 'A quote is not closed, or stands in the middle of a field.',
      columns: () => 'Choose in which column of the file it stands.',
      too_many: (most: number) => `There are more than ${most.toLocaleString('en-GB')} records: split the file.`,
      fields: (number: number) =>
        count('en', number, { one: 'The row has a single field, other than the first row.', other: 'The row has # fields, other than the first row.' }),
      id_twice: (id: number) => `Number ${id} stands in the file twice.`,
      id_unknown: (id: number) => `There is no record with number ${id}.`,
      twice: (line: number) => `The same record as in row ${line}.`,
    },
    values: { id: 'This is no number of a record.', verified_on: 'Write the day like 2026-11-23.', status: 'The standing may be approved, pending or hidden.' },
    line: 'The row cannot be read.',
  },
} satisfies Texts<ImportFaultTexts>
