import type { ReportLine } from '#contract/reports-desk.ts'
import { count, type Texts } from '../language.ts'

interface DeskReportsTexts {
  title: string
  waiting: (number: number) => string
  none: string
  more: string
  failed: string
  back: string
  kinds: Record<ReportLine['kind'], string>
  sentAt: (moment: string) => string
  due: (moment: string) => string
  late: (moment: string) => string
  said: string
  about: string
  open: string
  goneTitle: string
  gone: string
  wantsAnswer: string
  noAnswer: string
  crime: string
  hide: string
  hideTitle: string
  hideText: Record<ReportLine['kind'], string>
  hideReasons: readonly string[]
  keep: string
  keepTitle: string
  keepText: string
  keepReasons: readonly string[]
  hidden: string
  wasGone: string
  kept: string
  mailed: (number: number) => string
  next: string
  letters: string
  lettersText: string
  letterTo: (to: string) => string
  removalTo: (to: string) => string
  subject: string
  write: string
  copy: string
  copied: string
  notCopied: string
  letterSent: string
  sending: string
  notDone: string
}

/** What moderators do about notices. */
export const deskReportsTexts = {
  ro: {
    title: 'Raportări',
    waiting: (number: number) => count('ro', number, { one: 'O raportare așteaptă.', few: '# raportări așteaptă.', other: '# de raportări așteaptă.' }),
    none: 'Nicio raportare nu așteaptă. Mulțumim!',
    more: 'Arată mai noi',
    failed: 'Raportările nu au putut fi citite. Verifică legătura la internet și încearcă din nou.',
    back: 'Toate raportările',
    kinds: { set: 'Set de dovezi', petition: 'Petiție', article: 'Articol', answer: 'Răspuns trimis mai departe' },
    sentAt: (moment: string) => `Trimisă la ${moment}`,
    due: (moment: string) => `De hotărât până la ${moment}`,
    late: (moment: string) => `Trebuia hotărâtă până la ${moment}`,
    said: 'Ce spune cine a raportat',
    about: 'Despre ce este vorba',
    open: 'Deschide pagina',
    goneTitle: 'Nu mai este pe site',
    gone: 'Ce s-a raportat nu mai este publicat. Poți închide raportarea cu un motiv.',
    wantsAnswer: 'A lăsat o adresă: primește hotărârea și motivul.',
    noAnswer: 'Nu a lăsat o adresă.',
    crime: 'Dacă bănuiești o infracțiune care pune în pericol viața sau siguranța cuiva, anunță imediat poliția (112).',
    hide: 'Scoate de pe site',
    hideTitle: 'Scoți de pe site?',
    hideText: {
      set: 'Setul și fișierele lui se șterg definitiv. Cine l-a încărcat primește motivul.',
      petition: 'Petiția se închide: nu mai apare și nu mai primește semnături. Un proprietar o poate redeschide.',
      article: 'Articolul nu mai apare. Un redactor îl poate pune înapoi.',
      answer: 'Linkul nu mai duce nicăieri și copia se șterge definitiv. Conversația celui care a întrebat rămâne a lui.',
    },
    hideReasons: ['Arată date personale sau o persoană care nu a fost de acord.', 'Încalcă legea.', 'Nu este adevărat.', 'Încalcă termenii site-ului.'],
    keep: 'Lasă pe site',
    keepTitle: 'Rămâne pe site?',
    keepText: 'Raportarea se închide. Nimic nu se schimbă pe site.',
    keepReasons: ['Nu încalcă legea și nici termenii site-ului.', 'A fost îndreptat între timp.', 'Din ce s-a scris nu se înțelege ce este în neregulă.'],
    hidden: 'Am scos de pe site ce s-a raportat.',
    wasGone: 'Nu mai era pe site. Raportarea este închisă.',
    kept: 'A rămas pe site. Raportarea este închisă.',
    mailed: (number: number) =>
      count('ro', number, {
        one: 'Un e-mail cu hotărârea este pe drum.',
        few: '# e-mailuri cu hotărârea sunt pe drum.',
        other: '# de e-mailuri cu hotărârea sunt pe drum.',
      }),
    next: 'Următoarea raportare',
    letters: 'De trimis de mână',
    lettersText: 'Site-ul nu trimite e-mailuri: trimite aceste răspunsuri din căsuța asociației. Adresa se șterge după ce apeși „Am trimis”.',
    letterTo: (to: string) => `Răspuns pentru ${to}`,
    removalTo: (to: string) => `Motivele pentru ${to}, care a încărcat setul`,
    subject: 'Ce am hotărât',
    write: 'Scrie e-mailul',
    copy: 'Copiază textul',
    copied: 'Copiat',
    notCopied: 'Nu s-a putut copia: ține apăsat pe text și copiază-l.',
    letterSent: 'Am trimis',
    sending: 'Se trimite...',
    notDone: 'Nu a mers. Verifică legătura la internet și încearcă din nou.',
  },
  en: {
    title: 'Reports',
    waiting: (number: number) => count('en', number, { one: 'One report waits.', other: '# reports wait.' }),
    none: 'No report waits. Thank you!',
    more: 'Show newer ones',
    failed: 'The reports could not be read. Check your internet connection and try again.',
    back: 'All reports',
    kinds: { set: 'Set of evidence', petition: 'Petition', article: 'Article', answer: 'Shared answer' },
    sentAt: (moment: string) => `Sent on ${moment}`,
    due: (moment: string) => `To be decided by ${moment}`,
    late: (moment: string) => `Should have been decided by ${moment}`,
    said: 'What whoever reported it says',
    about: 'What it is about',
    open: 'Open the page',
    goneTitle: 'No longer on the site',
    gone: 'What was reported is no longer published. You can close the report with a reason.',
    wantsAnswer: 'They left an address: they are told the decision and its reason.',
    noAnswer: 'They left no address.',
    crime: 'If you suspect a crime that threatens somebody’s life or safety, tell the police at once (112).',
    hide: 'Take off the site',
    hideTitle: 'Take it off the site?',
    hideText: {
      set: 'The set and its files are deleted for good. Whoever uploaded it is told the reason.',
      petition: 'The petition is closed: it is no longer shown and takes no signatures. An owner can open it again.',
      article: 'The article is no longer shown. An editor can put it back.',
      answer: 'The link no longer leads anywhere and the copy is deleted for good. The conversation stays with whoever asked.',
    },
    hideReasons: ['It shows personal data or a person who did not agree.', 'It breaks the law.', 'It is not true.', 'It breaks the terms of the site.'],
    keep: 'Leave on the site',
    keepTitle: 'Does it stay on the site?',
    keepText: 'The report is closed. Nothing changes on the site.',
    keepReasons: ['It breaks neither the law nor the terms of the site.', 'It was put right meanwhile.', 'What was written does not say what is wrong.'],
    hidden: 'What was reported is off the site.',
    wasGone: 'It was no longer on the site. The report is closed.',
    kept: 'It stays on the site. The report is closed.',
    mailed: (number: number) => count('en', number, { one: 'A mail with the decision is on its way.', other: '# mails with the decision are on their way.' }),
    next: 'The next report',
    letters: 'To be sent by hand',
    lettersText: 'The site sends no mails: send these answers from the mailbox of the association. The address is deleted once you press “Sent”.',
    letterTo: (to: string) => `Answer for ${to}`,
    removalTo: (to: string) => `Reasons for ${to}, who uploaded the set`,
    subject: 'What we decided',
    write: 'Write the mail',
    copy: 'Copy the text',
    copied: 'Copied',
    notCopied: 'It could not be copied: hold the text and copy it.',
    letterSent: 'Sent',
    sending: 'Sending...',
    notDone: 'It did not work. Check your internet connection and try again.',
  },
} satisfies Texts<DeskReportsTexts>
