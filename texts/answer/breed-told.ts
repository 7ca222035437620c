import type { Texts } from '../language.ts'

type Told<Fact extends string> = Record<Fact, (fact: string) => string>

interface BreedToldTexts {
  cat: Told<'weight' | 'life' | 'coat' | 'ems' | 'category'>
  /** The figures name the breed, so that each sentence answers a question about it by itself. */
  dog: Record<'weight' | 'height' | 'life', (name: string, figures: string) => string> & Told<'coat' | 'size' | 'risks' | 'fci'> & { dangerous: string }
}

/** The facts of a record as sentences that answer a question. */
export const breedToldTexts = {
  ro: {
    cat: {
      weight: (weight) => `Cântărește de obicei ${weight}.`,
      life: (years) => `Trăiește de obicei ${years}.`,
      coat: (coat) => `Blana ei: ${coat}.`,
      ems: (code) => `Codul EMS este ${code}.`,
      category: (category) => `Face parte din categoria FIFe ${category}.`,
    },
    dog: {
      weight: (name, weight) => `${name} cântărește de obicei ${weight}.`,
      height: (name, height) => `${name} are de obicei o înălțime la greabăn de ${height}.`,
      life: (name, years) => `${name} trăiește de obicei ${years}.`,
      coat: (coat) => `Blana: ${coat}.`,
      size: (size) => `Talia: ${size}.`,
      risks: (risks) => `Riscuri de sănătate ale rasei: ${risks}.`,
      fci: (group) => `Face parte din grupa FCI ${group}.`,
      dangerous:
        'OUG 55/2002 numește rasa în categoria a II-a de câini periculoși: deținător major, înregistrare, dosar la poliție, asigurare, iar în public lesă și botniță.',
    },
  },
  en: {
    cat: {
      weight: (weight) => `It usually weighs ${weight}.`,
      life: (years) => `It usually lives ${years}.`,
      coat: (coat) => `Its coat: ${coat}.`,
      ems: (code) => `The EMS code is ${code}.`,
      category: (category) => `It belongs to FIFe category ${category}.`,
    },
    dog: {
      weight: (name, weight) => `The ${name} usually weighs ${weight}.`,
      height: (name, height) => `The ${name} is usually ${height} tall at the withers.`,
      life: (name, years) => `The ${name} usually lives ${years}.`,
      coat: (coat) => `Its coat: ${coat}.`,
      size: (size) => `Its size: ${size}.`,
      risks: (risks) => `Health risks of the breed: ${risks}.`,
      fci: (group) => `It belongs to FCI group ${group}.`,
      dangerous:
        'Emergency Ordinance 55/2002 names the breed in category II of dangerous dogs: an adult keeper, registration, a file at the police, insurance, and a leash and a muzzle in public.',
    },
  },
} satisfies Texts<BreedToldTexts>
