import type { WaitingKind } from '#contract/staff.ts'
import type { Texts } from '../language.ts'

interface StateTexts {
  title: string
  intro: string
  well: string
  wellText: string
  troubles: Partial<Record<WaitingKind, { title: string; todo: string }>>
  facts: string
  version: string
  database: string
  disk: string
  free: (free: string, total: string) => string
  noDisk: string
  backup: string
  noBackup: string
  verified: string
  neverVerified: string
  sweep: string
  noSweep: string
  doubted: (moment: string) => string
  failing: string
  lastFailed: (moment: string) => string
  lastWell: (moment: string) => string
  neverWell: string
  waits: string
  nothingWaits: string
  oldest: (seconds: number) => string
  queues: Record<string, string>
  holds: string
  counts: Record<string, string>
  failed: string
  days: string
  daysIntro: string
  noDays: string
  charts: Record<'pages' | 'answered' | 'unknown' | 'signatures' | 'sets' | 'mails' | 'mean', string>
  chart: (name: string, today: string, most: string) => string
  table: string
  day: string
  settings: string
  settingsIntro: string
  set: string
  notSet: string
}

const MINUTE_S = 60
const HOUR_S = 60 * MINUTE_S

/** How the site is, and what to do about it. */
export const stateTexts = {
  ro: {
    title: 'Starea site-ului',
    intro: 'Ce merge și ce nu. Nimic de aici nu numește un vizitator.',
    well: 'Totul merge',
    wellText: 'Nu trebuie să faci nimic.',
    troubles: {
      mails_late: {
        title: 'E-mailurile întârzie de peste o oră',
        todo: 'Cere-i celui care are grijă de server să verifice datele serverului de e-mail; până atunci se încearcă din nou singure.',
      },
      mails_given_up: {
        title: 'Unele e-mailuri nu au mai putut fi trimise',
        todo: 'Cere-i celui care are grijă de server să se uite ce a refuzat serverul de e-mail; aceste e-mailuri nu se mai încearcă.',
      },
      jobs_failing: {
        title: 'O treabă automată nu merge',
        todo: 'Trimite-i celui care are grijă de server ce scrie mai jos la „Ce nu merge”.',
      },
      backup_old: {
        title: 'Copia de siguranță lipsește sau e veche',
        todo: 'Cere-i celui care are grijă de server să facă azi o copie și să afle de ce nu s-a făcut singură la noapte.',
      },
      disk_low: {
        title: 'Discul serverului e aproape plin',
        todo: 'Cere-i celui care are grijă de server să elibereze loc sau să mărească discul, azi.',
      },
    },
    facts: 'Pe scurt',
    version: 'Versiunea',
    database: 'Baza de date',
    disk: 'Discul',
    free: (free: string, total: string) => `liber ${free} din ${total}`,
    noDisk: 'nu poate fi citit',
    backup: 'Ultima copie de siguranță',
    noBackup: 'niciuna',
    verified: 'Copia recitită și găsită întreagă',
    neverVerified: 'niciuna',
    sweep: 'Ultima curățenie',
    noSweep: 'niciuna încă',
    doubted: (moment: string) =>
      `Ceasul serverului pare greșit de la ${moment}: nu se șterge nimic pentru totdeauna până nu merge bine 24 de ore. Cere-i celui care are grijă de server să-l verifice.`,
    failing: 'Ce nu merge',
    lastFailed: (moment: string) => `ultima oară la ${moment}`,
    lastWell: (moment: string) => `a mers bine la ${moment}`,
    neverWell: 'nu a mers niciodată',
    waits: 'Ce așteaptă',
    nothingWaits: 'nimic',
    oldest: (seconds: number) =>
      seconds >= HOUR_S ? `cea mai veche de ${Math.floor(seconds / HOUR_S)} h` : `cea mai veche de ${Math.ceil(seconds / MINUTE_S)} min`,
    queues: {
      mails: 'E-mailuri de trimis',
      ended_sets: 'Seturi de dovezi de șters',
      loose_files: 'Fișiere rămase pe dinafară',
      answers: 'Răspunsuri în lucru',
      suggestions: 'Propuneri de hotărât',
      reports: 'Raportări de hotărât',
    },
    holds: 'Câte sunt',
    counts: {
      users: 'Conturi de vizitatori',
      chat_sessions: 'Conversații',
      chat_messages: 'Mesaje',
      blog_posts: 'Articole',
      shelters: 'Adăposturi',
      trainers: 'Dresori',
      petitions: 'Petiții',
      signatures: 'Semnături',
      complaint_sets: 'Seturi de dovezi',
      evidence_files: 'Fotografii și filmări',
      editor_questions: 'Întrebări pentru redactori',
    },
    failed: 'Starea site-ului nu a putut fi citită.',
    days: 'Zi de zi',
    daysIntro: 'Ultimele treizeci de zile. Numărăm fără cookie-uri și fără adrese: nu știm cine, doar cât.',
    noDays: 'Încă nu s-a numărat nimic. Primele cifre apar într-un minut.',
    charts: {
      pages: 'Pagini deschise',
      answered: 'Întrebări cu răspuns',
      unknown: 'Întrebări fără răspuns',
      signatures: 'Semnături',
      sets: 'Seturi de dovezi',
      mails: 'E-mailuri trimise',
      mean: 'Cât durează un răspuns al serverului (ms, în medie)',
    },
    chart: (name: string, today: string, most: string) => `${name}: azi ${today}, cel mult ${most} într-o zi.`,
    table: 'Vezi cifrele într-un tabel',
    day: 'Ziua',
    settings: 'Setări',
    settingsIntro: 'Ce este pus și ce nu. Valorile nu se arată nimănui.',
    set: 'pusă',
    notSet: 'nepusă',
  },
  en: {
    title: 'State of the site',
    intro: 'What works and what does not. Nothing here names a visitor.',
    well: 'Everything works',
    wellText: 'There is nothing for you to do.',
    troubles: {
      mails_late: {
        title: 'Mails are more than an hour late',
        todo: 'Ask whoever looks after the server to check the settings of the mail server; until then they are tried again by themselves.',
      },
      mails_given_up: {
        title: 'Some mails could not be sent',
        todo: 'Ask whoever looks after the server what the mail server refused; these mails are not tried again.',
      },
      jobs_failing: { title: 'An automatic job fails', todo: 'Send whoever looks after the server what stands below under “What fails”.' },
      backup_old: {
        title: 'The backup is missing or old',
        todo: 'Ask whoever looks after the server to make a backup today, and to find out why none was made at night.',
      },
      disk_low: {
        title: 'The disk of the server is nearly full',
        todo: 'Ask whoever looks after the server to free space or enlarge the disk, today.',
      },
    },
    facts: 'In short',
    version: 'Version',
    database: 'Database',
    disk: 'Disk',
    free: (free: string, total: string) => `${free} of ${total} free`,
    noDisk: 'cannot be read',
    backup: 'Last backup',
    noBackup: 'none',
    verified: 'Backup read again and found whole',
    neverVerified: 'none',
    sweep: 'Last sweep',
    noSweep: 'none yet',
    doubted: (moment: string) =>
      `The clock of the server seems wrong since ${moment}: nothing is deleted for good until it has gone well for 24 hours. Ask whoever looks after the server to check it.`,
    failing: 'What fails',
    lastFailed: (moment: string) => `last at ${moment}`,
    lastWell: (moment: string) => `went well at ${moment}`,
    neverWell: 'never went well',
    waits: 'What waits',
    nothingWaits: 'nothing',
    oldest: (seconds: number) =>
      seconds >= HOUR_S ? `the oldest for ${Math.floor(seconds / HOUR_S)} h` : `the oldest for ${Math.ceil(seconds / MINUTE_S)} min`,
    queues: {
      mails: 'Mails to be sent',
      ended_sets: 'Sets of evidence to be deleted',
      loose_files: 'Files nobody attached',
      answers: 'Answers being written',
      suggestions: 'Suggestions to be decided',
      reports: 'Reports to be decided',
    },
    holds: 'How many there are',
    counts: {
      users: 'Accounts of visitors',
      chat_sessions: 'Conversations',
      chat_messages: 'Messages',
      blog_posts: 'Articles',
      shelters: 'Shelters',
      trainers: 'Trainers',
      petitions: 'Petitions',
      signatures: 'Signatures',
      complaint_sets: 'Sets of evidence',
      evidence_files: 'Photos and videos',
      editor_questions: 'Questions for editors',
    },
    failed: 'The state of the site could not be read.',
    days: 'Day by day',
    daysIntro: 'The last thirty days. We count without cookies and addresses: not who, only how many.',
    noDays: 'Nothing was counted yet. The first figures come within a minute.',
    charts: {
      pages: 'Pages opened',
      answered: 'Questions answered',
      unknown: 'Questions without an answer',
      signatures: 'Signatures',
      sets: 'Sets of evidence',
      mails: 'Mails sent',
      mean: 'How long an answer of the server takes (ms, on average)',
    },
    chart: (name: string, today: string, most: string) => `${name}: ${today} today, at most ${most} on one day.`,
    table: 'See the figures in a table',
    day: 'Day',
    settings: 'Settings',
    settingsIntro: 'What is set and what is not. Values are shown to nobody.',
    set: 'set',
    notSet: 'not set',
  },
} satisfies Texts<StateTexts>
