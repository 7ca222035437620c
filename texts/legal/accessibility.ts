import type { Texts } from '../language.ts'
import type { LegalPageTexts } from './legal.ts'

/** /accesibilitate: what was tried, by whom or what, and what was not; tests/journeys/accessibility.e2e.ts is what it speaks of. */
export const accessibilityTexts = {
  ro: {
    title: 'Accesibilitate',
    description: 'Cum poate fi folosit site-ul Bobita cu tastatura, cu cititoare de ecran și cu text mărit, ce am verificat și ce nu.',
    intro: 'Vrem ca oricine să poată folosi site-ul. Aici scrie ce am verificat, ce nu și cum ne spui de o piedică.',
    sections: [
      {
        heading: 'Ce urmărim',
        paragraphs: ['Regulile WCAG 2.2, nivelul AA. Este ținta noastră, nu o certificare: nu a făcut-o nimeni din afară.'],
      },
      {
        heading: 'Ce verificăm la fiecare versiune',
        points: [
          'Programul axe caută greșeli după WCAG 2.2 AA pe fiecare ecran, în română și în engleză, pe telefon și pe ecran lat, cu aspect luminos și întunecat. Nu publicăm o versiune în care găsește ceva.',
          'Aceleași teste deschid ferestrele, le închid cu tasta Escape și verifică unde rămâne cursorul.',
          'Paginile se citesc și se caută și fără JavaScript; chatul, plângerile, semnăturile și contul au nevoie de el.',
          'Mișcările se opresc când dispozitivul cere mai puțină mișcare.',
          'Documentele PDF au etichete pentru cititoarele de ecran.',
        ],
      },
      {
        heading: 'Ce nu este verificat sau nu este bun încă',
        points: [
          'Un program găsește doar o parte dintre piedici. Niciun om care folosește zilnic un cititor de ecran nu a încercat încă site-ul.',
          'Fotografiile și filmările din seturile de dovezi nu au descriere, iar filmările nu au subtitrări: le pune cine le încarcă.',
          'Notele de lege și fișele din liste sunt doar în română, ca și articolele adăugate fără traducere; în engleză au titlu și rezumat sau numai meniuri.',
          'Nu există variantă în limbaj ușor de citit sau în limbajul semnelor.',
        ],
      },
      {
        heading: 'Ai dat de o piedică?',
        paragraphs: [
          'Scrie operatorului, la datele de mai sus: pagina, ce ai vrut să faci și cu ce (browser, cititor de ecran, telefon). Dacă ai nevoie de o informație de pe site în altă formă, cere-o tot acolo.',
        ],
      },
    ],
  },
  en: {
    title: 'Accessibility',
    description: 'How Bobita can be used with a keyboard, a screen reader and larger text, what we have checked and what we have not.',
    intro: 'We want everybody to be able to use the site. Here is what we have checked, what we have not, and how to tell us of an obstacle.',
    sections: [
      {
        heading: 'What we aim at',
        paragraphs: ['The rules of WCAG 2.2, level AA. It is our aim and no certificate: nobody from outside has checked it.'],
      },
      {
        heading: 'What is checked in every version',
        points: [
          'The program axe looks for faults against WCAG 2.2 AA on every screen, in Romanian and English, on a phone and on a wide screen, light and dark. We publish no version in which it finds one.',
          'The same tests open the windows, close them with the Escape key and check where the focus stays.',
          'Pages can be read and searched without JavaScript; the chat, complaints, signatures and accounts need it.',
          'Movement stops when the device asks for less of it.',
          'PDF documents carry tags for screen readers.',
        ],
      },
      {
        heading: 'What is not checked, or not good yet',
        points: [
          'A program finds only part of the obstacles. Nobody who uses a screen reader every day has tried the site yet.',
          'Photos and videos in sets of evidence have no description, and videos no captions: whoever uploads them would have to give them.',
          'The notes on the law and the records of the lists are in Romanian only, as are articles added without a translation; in English they have a title and a summary, or just menus.',
          'There is no version in easy-to-read or sign language.',
        ],
      },
      {
        heading: 'Did you meet an obstacle?',
        paragraphs: [
          'Write to the operator at the details above: the page, what you wanted to do and with what (browser, screen reader, phone). If you need something from the site in another form, ask for it in the same place.',
        ],
      },
    ],
  },
} satisfies Texts<LegalPageTexts>
