import type { Texts } from '../language.ts'

interface OfflinePageTexts {
  title: string
  description: string
  intro: string
  notKept: { title: string; text: string; again: string }
  ask: string
  askText: string
  firstAid: string
  cards: string
  cardsText: string
  languages: string
  avoid: string
  call112: string
  articles: string
  none: string
}

/** /fara-internet: what can be read on the device while there is no network. */
export const offlinePageTexts = {
  ro: {
    title: 'Ce poți citi fără internet',
    description: 'Cardurile de urgență, primul ajutor și articolele urgente rămân pe telefonul tău, ca să le ai și fără rețea.',
    intro: 'Tot ce vezi aici este păstrat pe dispozitivul tău și se deschide și fără rețea.',
    notKept: {
      title: 'Nu ajungem la internet',
      text: 'Pagina pe care ai cerut-o nu este păstrată pe dispozitiv. Până revine rețeaua, iată ce poți citi.',
      again: 'Încearcă din nou',
    },
    ask: 'Scrie-i lui Bobita ce s-a întâmplat',
    askText: 'Fără rețea îți arată cardul de urgență potrivit; întrebarea pleacă singură când revine internetul.',
    firstAid: 'Primul ajutor',
    cards: 'Carduri de urgență',
    cardsText: 'Apasă pe ce se potrivește. Dacă poți suna, sună întâi un medic veterinar.',
    languages: 'Limba cardurilor',
    avoid: 'Ce nu faci:',
    call112: 'Dacă un om este în pericol, sună la 112.',
    articles: 'Articole păstrate',
    none: 'Niciun articol nu este păstrat încă pe acest dispozitiv.',
  },
  en: {
    title: 'What you can read offline',
    description: 'Urgent cards, first aid and urgent articles stay on your phone, to be there without a network too.',
    intro: 'Everything here is kept on your device and opens without a network too.',
    notKept: {
      title: 'We cannot reach the internet',
      text: 'The page you asked for is not kept on the device. Until the network is back, this is what you can read.',
      again: 'Try again',
    },
    ask: 'Write to Bobita what happened',
    askText: 'Without a network it shows you the urgent card that fits; the question goes out by itself when the internet is back.',
    firstAid: 'First aid',
    cards: 'Urgent cards',
    cardsText: 'Press what fits. If you can call, call a vet first.',
    languages: 'Language of the cards',
    avoid: 'What not to do:',
    call112: 'If a person is in danger, call 112.',
    articles: 'Kept articles',
    none: 'No article is kept on this device yet.',
  },
} satisfies Texts<OfflinePageTexts>
