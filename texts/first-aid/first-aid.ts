import type { AnswerLanguage } from '#contract/chat.ts'
import { firstAidEn } from './first-aid-en.ts'
import { firstAidHu } from './first-aid-hu.ts'
import { firstAidRo } from './first-aid-ro.ts'
import type { FirstAidTexts } from './first-aid-shape.ts'
import { firstAidUk } from './first-aid-uk.ts'

/** The page of first aid, in the four languages that Bobita answers in. */
export const firstAidTexts: Record<AnswerLanguage, FirstAidTexts> = { ro: firstAidRo, en: firstAidEn, hu: firstAidHu, uk: firstAidUk }

/** Read out to a vet in Romania, whatever the reader's language. */
export const romanianSentences = [
  'Bună ziua. Am o urgență cu un câine.',
  'Bună ziua. Am o urgență cu o pisică.',
  'A înghițit ceva otrăvitor.',
  'A fost lovit de mașină.',
  'Nu respiră bine.',
  'Sângerează și nu se oprește.',
  'Are convulsii.',
  'Cântărește … kilograme.',
  'Vin acum. Ce adresă aveți?',
  'Vorbesc puțin românește. Vă rog să vorbiți rar.',
] as const

/** Hungarian and Ukrainian have addresses of their own; the frame of the site is in Romanian or English. */
export const firstAidPages: readonly { language: AnswerLanguage; name: string; path: string }[] = [
  { language: 'ro', name: 'Română', path: '/prim-ajutor' },
  { language: 'en', name: 'English', path: '/prim-ajutor?lang=en' },
  { language: 'hu', name: 'Magyar', path: '/elso-segely' },
  { language: 'uk', name: 'Українська', path: '/persha-dopomoha' },
]
