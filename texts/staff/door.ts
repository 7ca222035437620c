import type { Role } from '#contract/staff.ts'
import type { Texts } from '../language.ts'

interface DoorTexts {
  title: string
  intro: string
  action: string
  code: string
  codeHint: string
  codeMissing: string
  recovery: string
  recoveryHint: string
  useRecovery: string
  useApp: string
  lost: string
  endedTitle: string
  endedText: string
  confirmTitle: string
  confirmText: string
  confirm: string
  failed: string
  unreachable: string
  again: string
  loading: string
}

/** How an operator comes in, and gives the second factor again. */
export const doorTexts = {
  ro: {
    title: 'Intră ca operator',
    intro: 'Zona celor care au grijă de site. Contul de aici este altul decât cel de vizitator.',
    action: 'Intră',
    code: 'Codul din aplicație',
    codeHint: 'Șase cifre, din aplicația de autentificare de pe telefon.',
    codeMissing: 'Scrie codul.',
    recovery: 'Cod de rezervă',
    recoveryHint: 'Unul dintre cele zece primite la început. Fiecare merge o singură dată.',
    useRecovery: 'Nu ai telefonul? Folosește un cod de rezervă',
    useApp: 'Folosește codul din aplicație',
    lost: 'Dacă nu mai ai nici telefonul, nici codurile, cere-i unui proprietar al site-ului o invitație nouă.',
    endedTitle: 'Sesiunea s-a încheiat',
    endedText: 'Intră din nou și mergi mai departe. Ce ai scris a rămas pe pagină.',
    confirmTitle: 'Confirmă că ești tu',
    confirmText: 'Înainte de un pas important cerem încă o dată codul.',
    confirm: 'Confirmă',
    failed: 'Nu a mers. Încearcă din nou.',
    unreachable: 'Nu am ajuns la server. Verifică legătura la internet.',
    again: 'Încearcă din nou',
    loading: 'Se încarcă',
  },
  en: {
    title: 'Sign in as an operator',
    intro: 'The area of those who look after the site. Your account here is not the one of a visitor.',
    action: 'Sign in',
    code: 'Code from the app',
    codeHint: 'Six digits, from the authenticator app on your phone.',
    codeMissing: 'Write the code.',
    recovery: 'Recovery code',
    recoveryHint: 'One of the ten you got at the beginning. Each works once.',
    useRecovery: 'No phone at hand? Use a recovery code',
    useApp: 'Use the code from the app',
    lost: 'If you have neither the phone nor the codes, ask an owner of the site for a new invitation.',
    endedTitle: 'Your session has ended',
    endedText: 'Sign in again and go on. What you typed is still on the page.',
    confirmTitle: 'Confirm that it is you',
    confirmText: 'Before an important step we ask for the code once more.',
    confirm: 'Confirm',
    failed: 'It did not work. Try again.',
    unreachable: 'The server was not reached. Check your connection.',
    again: 'Try again',
    loading: 'Loading',
  },
} satisfies Texts<DoorTexts>

/** What a role is called, and what it may. */
export const roleTexts = {
  ro: {
    owner: { name: 'Proprietar', may: 'Poate tot: și invită, schimbă roluri, vede jurnalul.' },
    moderator: {
      name: 'Moderator',
      may: 'Hotărăște despre propuneri și raportări. Îndreaptă, ascunde și arată fișele adăposturilor și dresorilor, le importă și le exportă.',
    },
    editor: { name: 'Redactor', may: 'Scrie, citește și publică articole, le retrage și le pune înapoi. Alege pagina care răspunde la ce nu a știut Bobita.' },
    petitions: {
      name: 'Petiții',
      may: 'Hotărăște despre petițiile propuse; publică, schimbă, închide și redeschide petiții, elimină semnături false, anonimizează semnatarii.',
    },
  },
  en: {
    owner: { name: 'Owner', may: 'May everything: also invites, changes roles, reads the record.' },
    moderator: {
      name: 'Moderator',
      may: 'Decides about suggestions and reports. Mends, hides and shows the records of shelters and trainers, imports and exports them.',
    },
    editor: {
      name: 'Editor',
      may: 'Writes, reads and publishes articles, takes them off and puts them back. Chooses the page that answers what Bobita did not know.',
    },
    petitions: {
      name: 'Petitions',
      may: 'Decides about proposed petitions; publishes, changes, closes and reopens petitions, removes false signatures, anonymises signers.',
    },
  },
} satisfies Texts<Record<Role, { name: string; may: string }>>
