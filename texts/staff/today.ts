import type { WaitingKind } from '#contract/staff.ts'
import { count, madeFor, type Language, type Texts } from '../language.ts'

interface TodayTexts {
  title: string
  intro: string
  nothing: string
  nothingText: string
  kinds: Record<WaitingKind, (number: number) => string>
  help: Partial<Record<WaitingKind, string>>
  oldest: (age: string) => string
  due: (day: string) => string
  overdue: (day: string) => string
  open: string
  site: string
  lastBackup: (when: string) => string
  noBackup: string
  disk: (free: string, total: string) => string
  failed: string
}

/** What waits for operators. */
export const todayTexts = {
  ro: {
    title: 'Azi',
    intro: 'Ce așteaptă, cele mai vechi întâi.',
    nothing: 'Nu așteaptă nimic',
    nothingText: 'Totul este la zi. Poți închide telefonul liniștit.',
    kinds: {
      suggestions: (number) =>
        count('ro', number, {
          one: 'O propunere de adăpost sau dresor',
          few: '# propuneri de adăposturi și dresori',
          other: '# de propuneri de adăposturi și dresori',
        }),
      record_notes: (number) =>
        count('ro', number, {
          one: 'O fișă despre care cineva spune că e greșită',
          few: '# semnalări de fișe greșite',
          other: '# de semnalări de fișe greșite',
        }),
      reports: (number) => count('ro', number, { one: 'O raportare', few: '# raportări', other: '# de raportări' }),
      article_drafts: (number) =>
        count('ro', number, {
          one: 'Un articol care așteaptă să fie citit',
          few: '# articole care așteaptă să fie citite',
          other: '# de articole care așteaptă să fie citite',
        }),
      unanswered: (number) => count('ro', number, { one: 'O întrebare fără răspuns', few: '# întrebări fără răspuns', other: '# de întrebări fără răspuns' }),
      disliked: (number) =>
        count('ro', number, { one: 'Un răspuns care nu a plăcut', few: '# răspunsuri care nu au plăcut', other: '# de răspunsuri care nu au plăcut' }),
      surges: (number) =>
        count('ro', number, { one: 'Un val neobișnuit de semnături', few: '# valuri neobișnuite de semnături', other: '# de valuri neobișnuite de semnături' }),
      petition_proposals: (number) =>
        count('ro', number, { one: 'O petiție propusă de un vizitator', few: '# petiții propuse de vizitatori', other: '# de petiții propuse de vizitatori' }),
      mails_late: (number) => count('ro', number, { one: 'Un e-mail care întârzie', few: '# e-mailuri care întârzie', other: '# de e-mailuri care întârzie' }),
      mails_given_up: (number) =>
        count('ro', number, {
          one: 'Un e-mail care nu a putut fi trimis',
          few: '# e-mailuri care nu au putut fi trimise',
          other: '# de e-mailuri care nu au putut fi trimise',
        }),
      jobs_failing: (number) =>
        count('ro', number, { one: 'O curățenie automată nu merge', few: '# treburi automate nu merg', other: '# de treburi automate nu merg' }),
      backup_old: () => 'Copia de siguranță lipsește sau e veche',
      disk_low: () => 'Discul serverului e aproape plin',
    },
    help: {
      reports:
        'Legea cere o hotărâre fără întârziere (Regulamentul (UE) 2022/2065, art. 16). Dacă bănuiești o infracțiune care pune în pericol viața sau siguranța cuiva, anunță imediat poliția (art. 18).',
      record_notes: 'Un număr greșit poate costa un animal. Sună înainte să schimbi fișa.',
      surges: 'Multe semnături din aceeași rețea, într-o oră din ultima zi. Poate fi o școală, poate fi un program.',
      mails_late: 'Serverul de e-mail nu le primește. Se încearcă din nou singure.',
      backup_old: 'Spune-i celui care are grijă de server: copia se face în fiecare noapte.',
      disk_low: 'Spune-i celui care are grijă de server înainte să nu mai încapă nimic.',
    },
    oldest: (age: string) => `Cea mai veche: ${age}`,
    due: (day: string) => `De hotărât până la ${day}`,
    overdue: (day: string) => `Trebuia hotărâtă până la ${day}`,
    open: 'Deschide',
    site: 'Cum e site-ul',
    lastBackup: (when: string) => `Ultima copie de siguranță: ${when}`,
    noBackup: 'Nu s-a făcut încă nicio copie de siguranță.',
    disk: (free: string, total: string) => `Disc liber: ${free} din ${total}`,
    failed: 'Nu am putut citi ce așteaptă.',
  },
  en: {
    title: 'Today',
    intro: 'What waits, the oldest first.',
    nothing: 'Nothing waits',
    nothingText: 'Everything is up to date. You can put your phone away.',
    kinds: {
      suggestions: (number) => count('en', number, { one: 'One suggested shelter or trainer', other: '# suggested shelters and trainers' }),
      record_notes: (number) => count('en', number, { one: 'One record that somebody says is wrong', other: '# notes about wrong records' }),
      reports: (number) => count('en', number, { one: 'One report', other: '# reports' }),
      article_drafts: (number) => count('en', number, { one: 'One article that waits to be read', other: '# articles that wait to be read' }),
      unanswered: (number) => count('en', number, { one: 'One question without an answer', other: '# questions without an answer' }),
      disliked: (number) => count('en', number, { one: 'One answer that was not liked', other: '# answers that were not liked' }),
      surges: (number) => count('en', number, { one: 'One unusual surge of signatures', other: '# unusual surges of signatures' }),
      petition_proposals: (number) => count('en', number, { one: 'One petition proposed by a visitor', other: '# petitions proposed by visitors' }),
      mails_late: (number) => count('en', number, { one: 'One mail that is late', other: '# mails that are late' }),
      mails_given_up: (number) => count('en', number, { one: 'One mail that could not be sent', other: '# mails that could not be sent' }),
      jobs_failing: (number) => count('en', number, { one: 'One automatic job fails', other: '# automatic jobs fail' }),
      backup_old: () => 'The backup is missing or old',
      disk_low: () => 'The disk of the server is nearly full',
    },
    help: {
      reports:
        'The law wants a decision without delay (Regulation (EU) 2022/2065, art. 16). If you suspect a crime that threatens somebody’s life or safety, tell the police at once (art. 18).',
      record_notes: 'A wrong number can cost an animal. Call before you change the record.',
      surges: 'Many signatures from one network within an hour of the last day. It may be a school, it may be a program.',
      mails_late: 'The mail server does not take them. They are tried again by themselves.',
      backup_old: 'Tell whoever looks after the server: a backup is made every night.',
      disk_low: 'Tell whoever looks after the server before nothing fits any more.',
    },
    oldest: (age: string) => `The oldest: ${age}`,
    due: (day: string) => `To be decided by ${day}`,
    overdue: (day: string) => `Should have been decided by ${day}`,
    open: 'Open',
    site: 'How the site is',
    lastBackup: (when: string) => `Last backup: ${when}`,
    noBackup: 'No backup was made yet.',
    disk: (free: string, total: string) => `Free on the disk: ${free} of ${total}`,
    failed: 'What waits could not be read.',
  },
} satisfies Texts<TodayTexts>

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

const ages = madeFor((locale) => new Intl.RelativeTimeFormat(locale, { numeric: 'always' }))

const JUST_NOW: Record<Language, string> = { ro: 'chiar acum', en: 'just now' }

/** acum 3 zile, acum 2 ore, acum 5 minute, chiar acum. */
export function ageWords(language: Language, instant: string, now: Date): string {
  const ms = Math.max(0, now.getTime() - Date.parse(instant))
  if (ms < MINUTE_MS) return JUST_NOW[language]
  if (ms >= DAY_MS) return ages(language).format(-Math.floor(ms / DAY_MS), 'day')
  if (ms >= HOUR_MS) return ages(language).format(-Math.floor(ms / HOUR_MS), 'hour')
  return ages(language).format(-Math.floor(ms / MINUTE_MS), 'minute')
}
