import type { Texts } from '../language.ts'

interface RecordFieldsTexts {
  name: string
  place: string
  phones: string
  phonesHint: string
  website: string
  species: string
  speciesHint: string
  description: string
  verifiedOn: string
  verifiedHint: string
  photo: string
  nothing: string
  staleTitle: string
  stale: (field: string, before: string, now: string) => string
  staleElse: string
  goOn: string
}

/** The fields of a record of the directories, as operators change them. */
export const recordFieldsTexts = {
  ro: {
    name: 'Nume',
    place: 'Localitate și județ',
    phones: 'Telefoane',
    phonesHint: 'Câte unul pe rând.',
    website: 'Site',
    species: 'Ce animale',
    speciesHint: 'Câte una pe rând; rase pentru crescători.',
    description: 'Descriere',
    verifiedOn: 'Verificat la',
    verifiedHint: 'Ziua în care ai sunat sau ai întrebat.',
    photo: 'Fotografie',
    nothing: 'nimic',
    staleTitle: 'Între timp s-a schimbat',
    stale: (field: string, before: string, now: string) => `${field}: era „${before}”, acum este „${now}”.`,
    staleElse: 'Ce ai scris tu a rămas aici.',
    goOn: 'Am văzut, păstrez ce am scris',
  },
  en: {
    name: 'Name',
    place: 'Town and county',
    phones: 'Telephones',
    phonesHint: 'One a line.',
    website: 'Website',
    species: 'Which animals',
    speciesHint: 'One a line; breeds for breeders.',
    description: 'Description',
    verifiedOn: 'Checked on',
    verifiedHint: 'The day you called or asked.',
    photo: 'Photo',
    nothing: 'nothing',
    staleTitle: 'It has changed meanwhile',
    stale: (field: string, before: string, now: string) => `${field}: it was “${before}”, now it is “${now}”.`,
    staleElse: 'What you wrote is still here.',
    goOn: 'I have seen it, keep what I wrote',
  },
} satisfies Texts<RecordFieldsTexts>
