import type { FirstAidTexts } from './first-aid-shape.ts'

export const firstAidRo: FirstAidTexts = {
  title: 'Primul ajutor la animale',
  description: 'Cele mai dese zece urgențe la câine și pisică, pas cu pas, ce spui la 112 și la clinică. O foaie de tipărit.',
  intro: 'Cele mai dese zece urgențe, în pași simpli, pe o foaie pe care o poți tipări și lipi pe frigider. Pașii te ajută până ajungi la medicul veterinar.',
  unreviewed:
    'Pagină scrisă cu ajutorul unui model de inteligență artificială, din articolele site-ului. Nu a fost revizuită de un medic veterinar. Nu cuprinde doze și nu înlocuiește medicul.',
  languages: 'Pagina în alte limbi',
  print: 'Tipărește',
  emergencies: 'Zece urgențe, pas cu pas',
  avoid: 'Ce să nu faci:',
  more: 'Citește pe larg',
  emergencyNumber: {
    heading: 'Când și cum suni la 112',
    points: [
      'Suni la 112 când un om este în pericol, când arde sau miroase a gaz, când cineva chinuie chiar acum un animal ori când un animal mare sau sălbatic pune oamenii în pericol. Apelul este gratuit.',
      'Pentru un animal bolnav sau rănit suni un medic veterinar, nu 112.',
      'Spune ce s-a întâmplat, locul exact (localitate, stradă, număr, kilometru sau un reper), dacă sunt oameni răniți, numele și numărul tău. Nu închide până nu ți se spune.',
      'Potrivit presei, care citează serviciul ce administrează numărul 112, apelul poate fi preluat și de un operator care vorbește engleza, maghiara sau ucraineana.',
    ],
  },
  vet: {
    heading: 'Cum suni la medicul veterinar',
    points: [
      'Spune pe scurt: ce animal este, cât cântărește, ce s-a întâmplat, când și ce semne vezi.',
      'Pregătește ambalajul, dacă a înghițit ceva, și întreabă pe ce intrare vii.',
    ],
    sentences: 'Propoziții de citit la telefon',
    heard: [],
  },
  checkedOn: (date) => `Pașii au fost comparați cu articolele site-ului la ${date}.`,
}
