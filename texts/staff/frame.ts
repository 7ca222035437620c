import type { Texts } from '../language.ts'

interface FrameTexts {
  area: string
  more: string
  today: string
  suggestions: string
  questions: string
  petitions: string
  articles: string
  reports: string
  records: string
  people: string
  record: string
  state: string
  me: string
  notYours: string
  notFound: string
  loading: string
  reload: string
}

/** What surrounds the screens of the area. */
export const frameTexts = {
  ro: {
    area: 'Zona operatorilor',
    more: 'Mai mult',
    today: 'Azi',
    suggestions: 'Propuneri',
    questions: 'Întrebări',
    petitions: 'Petiții',
    articles: 'Articole',
    reports: 'Raportări',
    records: 'Fișe',
    people: 'Echipa',
    record: 'Jurnal',
    state: 'Starea',
    me: 'Contul meu',
    notYours: 'Rolul tău nu deschide această pagină. Cere-i unui proprietar al site-ului.',
    notFound: 'Această pagină nu există.',
    loading: 'Se încarcă',
    reload: 'Încarcă din nou',
  },
  en: {
    area: 'Operators’ area',
    more: 'More',
    today: 'Today',
    suggestions: 'Suggestions',
    questions: 'Questions',
    petitions: 'Petitions',
    articles: 'Articles',
    reports: 'Reports',
    records: 'Records',
    people: 'Team',
    record: 'Record',
    state: 'State',
    me: 'My account',
    notYours: 'Your role does not open this page. Ask an owner of the site.',
    notFound: 'This page does not exist.',
    loading: 'Loading',
    reload: 'Load again',
  },
} satisfies Texts<FrameTexts>
