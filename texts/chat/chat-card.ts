import type { AnswerLanguage, UrgentCard } from '#contract/chat.ts'

export interface ChatCardTexts {
  /** By how soon. */
  heading: Record<UrgentCard['level'], (title: string) => string>
  call112: string
  /** When the number is the right one. */
  call112When: string
  avoid: string
}

/** What stands around an urgent card of the chat, in the card's own language, which need not be the screen's. */
export const chatCardTexts = {
  ro: {
    heading: { now: (title) => `Urgență: ${title}`, today: (title) => `De văzut azi de un medic veterinar: ${title}` },
    call112: 'Sună 112',
    call112When: 'Sună la 112 dacă un om este în pericol.',
    avoid: 'Ce nu faci:',
  },
  en: {
    heading: { now: (title) => `Urgent: ${title}`, today: (title) => `For a vet to see today: ${title}` },
    call112: 'Call 112',
    call112When: 'Call 112 if a person is in danger.',
    avoid: 'What not to do:',
  },
  hu: {
    heading: { now: (title) => `Sürgős: ${title}`, today: (title) => `Állatorvos lássa még ma: ${title}` },
    call112: 'Hívd a 112-t',
    call112When: 'Hívd a 112-t, ha ember van veszélyben.',
    avoid: 'Amit ne tegyél:',
  },
  uk: {
    heading: { now: (title) => `Терміново: ${title}`, today: (title) => `Показати ветеринару сьогодні: ${title}` },
    call112: 'Подзвонити 112',
    call112When: 'Телефонуйте 112, якщо в небезпеці людина.',
    avoid: 'Чого не робити:',
  },
} satisfies Record<AnswerLanguage, ChatCardTexts>
