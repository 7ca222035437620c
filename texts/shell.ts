import type { Texts } from './language.ts'

interface ShellTexts {
  siteName: string
  siteDescription: string
  skip: string
  mainMenu: string
  openMenu: string
  closeMenu: string
  search: string
  chat: string
  home: string
  complaints: string
  petitions: string
  law: string
  shelters: string
  login: string
  logout: string
  account: string
  accountMenu: (name: string) => string
  otherLanguage: string
  themeSystem: string
  themeLight: string
  themeDark: string
  pageOpened: (title: string) => string
}

/** The frame of every page: bar, menu, switches. */
export const shellTexts = {
  ro: {
    siteName: 'Bobita',
    siteDescription: 'Bobita te ajută să ajuți un animal: răspunsuri cu surse, adăposturi, dresori, legea pe înțelesul tău, plângeri și petiții.',
    skip: 'Sari la conținut',
    mainMenu: 'Meniul principal',
    openMenu: 'Deschide meniul',
    closeMenu: 'Închide meniul',
    search: 'Caută pe site',
    chat: 'Chat',
    home: 'Acasă',
    complaints: 'Plângeri',
    petitions: 'Petiții',
    law: 'Lege',
    shelters: 'Adăposturi',
    login: 'Login',
    logout: 'Deconectare',
    account: 'Contul meu',
    accountMenu: (name: string) => `${name}, meniul contului`,
    otherLanguage: 'Show this page in English',
    themeSystem: 'Aspect: ca al dispozitivului',
    themeLight: 'Aspect: luminos',
    themeDark: 'Aspect: întunecat',
    pageOpened: (title: string) => `Pagina deschisă: ${title}`,
  },
  en: {
    siteName: 'Bobita',
    siteDescription: 'Bobita helps you help an animal: answers with sources, shelters, trainers, the law in plain words, complaints and petitions in Romania.',
    skip: 'Skip to content',
    mainMenu: 'Main menu',
    openMenu: 'Open the menu',
    closeMenu: 'Close the menu',
    search: 'Search the site',
    chat: 'Chat',
    home: 'Home',
    complaints: 'Complaints',
    petitions: 'Petitions',
    law: 'Law',
    shelters: 'Shelters',
    login: 'Login',
    logout: 'Log out',
    account: 'My account',
    accountMenu: (name: string) => `${name}, account menu`,
    otherLanguage: 'Arată pagina în română',
    themeSystem: 'Appearance: as on the device',
    themeLight: 'Appearance: light',
    themeDark: 'Appearance: dark',
    pageOpened: (title: string) => `Page opened: ${title}`,
  },
} satisfies Texts<ShellTexts>

/** Told to browsers that run no scripts; it stands alone so that it is not among the scripts of the others. */
export const scriptlessTexts = {
  ro: 'Fără JavaScript poți citi paginile, poți căuta și poți folosi meniul. Chatul, plângerile, semnăturile și contul au nevoie de el. Dacă animalul e în pericol, sună acum un medic veterinar.',
  en: 'Without JavaScript you can read the pages, search and use the menu. The chat, complaints, signatures and accounts need it. If an animal is in danger, call a vet now.',
} satisfies Texts<string>

interface FooterTexts {
  about: string
  contact: string
  operatorMissing: string
  quickLinks: string
  services: string
  serviceList: { label: string; to: string }[]
  social: string
  shareOn: (place: string) => string
  rss: string
  newsletter: string
  newsletterText: string
  newsletterEmail: string
  newsletterAction: string
  newsletterSoon: string
  privacy: string
  terms: string
  storage: string
  aboutSite: string
  accessibility: string
  blog: string
}

/** The footer, shown only on /home (S-029, S-030). */
export const footerTexts = {
  ro: {
    about: 'Un loc liniștit unde afli ce poți face pentru un animal, cu sursele la vedere.',
    contact: 'Contact',
    operatorMissing: 'Datele de contact apar aici după ce operatorul site-ului le completează.',
    quickLinks: 'Linkuri rapide',
    services: 'Servicii',
    serviceList: [
      { label: 'Întrebări pentru Bobita', to: '/' },
      { label: 'Găsește un dresor', to: '/tamers' },
      { label: 'Găsește un adăpost', to: '/shelters' },
      { label: 'Plângeri cu dovezi', to: '/plangeri' },
      { label: 'Rase de pisici și câini', to: '/tgamers' },
    ],
    social: 'Dă mai departe',
    shareOn: (place: string) => `Trimite pe ${place}`,
    rss: 'Articole noi prin RSS',
    newsletter: 'Noutăți pe e-mail',
    newsletterText: 'Pregătim un buletin cu articole noi. Nu păstrăm nicio adresă până atunci.',
    newsletterEmail: 'Adresa ta de e-mail',
    newsletterAction: 'Abonează-mă',
    newsletterSoon: 'Buletinul vine în curând. Adresa nu a fost trimisă nicăieri.',
    privacy: 'Politica de confidențialitate',
    terms: 'Termeni și condiții',
    storage: 'Ce păstrăm în browser',
    aboutSite: 'Despre Bobita',
    accessibility: 'Accesibilitate',
    blog: 'Articole',
  },
  en: {
    about: 'A calm place to find out what you can do for an animal, with the sources in view.',
    contact: 'Contact',
    operatorMissing: 'Contact details appear here once the operator of the site has filled them in.',
    quickLinks: 'Quick links',
    services: 'Services',
    serviceList: [
      { label: 'Questions for Bobita', to: '/' },
      { label: 'Find a trainer', to: '/tamers' },
      { label: 'Find a shelter', to: '/shelters' },
      { label: 'Complaints with evidence', to: '/plangeri' },
      { label: 'Cat and dog breeds', to: '/tgamers' },
    ],
    social: 'Share',
    shareOn: (place: string) => `Share on ${place}`,
    rss: 'New articles by RSS',
    newsletter: 'Newsletter',
    newsletterText: 'We are preparing a newsletter with new articles. Until then we keep no address.',
    newsletterEmail: 'Your e-mail address',
    newsletterAction: 'Subscribe',
    newsletterSoon: 'The newsletter is coming soon. Your address was not sent anywhere.',
    privacy: 'Privacy policy',
    terms: 'Terms and conditions',
    storage: 'What we keep in the browser',
    aboutSite: 'About Bobita',
    accessibility: 'Accessibility',
    blog: 'Articles',
  },
} satisfies Texts<FooterTexts>

interface ErrorPageTexts {
  title: string
  notFound: string
  crashed: string
  toChat: string
  toHome: string
  reload: string
}

/** The two pages nobody wants; the heading above them is fixed (S-047). */
export const errorPageTexts = {
  ro: {
    title: 'Pagina nu poate fi afișată',
    notFound: 'Pagina pe care o cauți nu există sau s-a mutat. Verifică adresa sau pornește din altă parte.',
    crashed: 'Ceva nu a mers la noi, iar pagina nu a putut fi afișată. Încearcă din nou; dacă se repetă, revino peste câteva minute.',
    toChat: 'Întreabă-l pe Bobita',
    toHome: 'Mergi la pagina principală',
    reload: 'Încearcă din nou',
  },
  en: {
    title: 'This page cannot be shown',
    notFound: 'The page you are looking for does not exist or has moved. Check the address or start somewhere else.',
    crashed: 'Something went wrong on our side and the page could not be shown. Try again; if it happens again, come back in a few minutes.',
    toChat: 'Ask Bobita',
    toHome: 'Go to the home page',
    reload: 'Try again',
  },
} satisfies Texts<ErrorPageTexts>
