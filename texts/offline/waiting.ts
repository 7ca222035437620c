import type { Texts } from '../language.ts'

/** Under a question that found no network. */
export const waitingTexts = {
  ro: {
    kept: 'Fără internet. Întrebarea ta este păstrată pe acest dispozitiv și pleacă singură când revine rețeaua.',
    card: 'Cardul de mai sus a fost ales pe dispozitiv, doar după cuvinte. Dacă nu se potrivește:',
    noCard: 'După cuvinte nu am recunoscut o urgență. Dacă este una, sună un medic veterinar și caută aici:',
    all: 'toate cardurile de urgență',
  },
  en: {
    kept: 'No internet. Your question is kept on this device and goes out by itself when the network is back.',
    card: 'The card above was chosen on the device, by words alone. If it does not fit:',
    noCard: 'By its words we recognised no emergency. If it is one, call a vet and look here:',
    all: 'all urgent cards',
  },
} satisfies Texts<{ kept: string; card: string; noCard: string; all: string }>
