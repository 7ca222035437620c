import { count, type Texts } from './language.ts'

interface DateTexts {
  today: string
  yesterday: string
  daysAgo: (days: number) => string
}

/** Spec §9, date labels. */
export const dateTexts = {
  ro: {
    today: 'Astăzi',
    yesterday: 'Ieri',
    daysAgo: (days: number) => count('ro', days, { one: 'o zi în urmă', few: '# zile în urmă', other: '# de zile în urmă' }),
  },
  en: {
    today: 'Today',
    yesterday: 'Yesterday',
    daysAgo: (days: number) => count('en', days, { one: '# day ago', other: '# days ago' }),
  },
} satisfies Texts<DateTexts>
