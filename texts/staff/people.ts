import type { Texts } from '../language.ts'

interface PeopleTexts {
  title: string
  intro: string
  invite: string
  inviteTitle: string
  inviteText: string
  role: string
  makeLink: string
  working: string
  linkTitle: string
  linkText: (email: string, until: string) => string
  copyLink: string
  share: string
  copied: string
  notCopied: string
  done: string
  invited: (by: string, until: string) => string
  waiting: string
  takeBack: string
  you: string
  seen: (when: string) => string
  neverSeen: string
  disabled: (when: string) => string
  off: string
  changeRole: string
  roleTitle: (name: string) => string
  roleText: string
  save: string
  disable: string
  disableTitle: (name: string) => string
  disableText: string
  cancel: string
  failed: string
}

/** Who runs the site. */
export const peopleTexts = {
  ro: {
    title: 'Echipa',
    intro: 'Cine are grijă de site și ce poate fiecare.',
    invite: 'Invită pe cineva',
    inviteTitle: 'Invită pe cineva',
    inviteText: 'Primești un link pe care îl trimiți chiar tu acelei persoane. Merge o singură dată, trei zile.',
    role: 'Rol',
    makeLink: 'Fă linkul',
    working: 'Se lucrează…',
    linkTitle: 'Linkul este gata',
    linkText: (email: string, until: string) => `Trimite-l doar persoanei cu adresa ${email}. Este valabil până la ${until}. Îl vezi doar acum.`,
    copyLink: 'Copiază linkul',
    share: 'Trimite',
    copied: 'Copiat',
    notCopied: 'Browserul nu a lăsat copierea. Selectează linkul și copiază-l.',
    done: 'Gata',
    invited: (by: string, until: string) => `Invitat de ${by}, până la ${until}`,
    waiting: 'Invitații care așteaptă',
    takeBack: 'Retrage',
    you: 'tu',
    seen: (when: string) => `Ultima oară aici: ${when}`,
    neverSeen: 'Nu a mai intrat de peste o lună',
    disabled: (when: string) => `Oprit din ${when}. O invitație nouă la aceeași adresă îl aduce înapoi.`,
    off: 'Oprit',
    changeRole: 'Schimbă rolul',
    roleTitle: (name: string) => `Rolul pentru ${name}`,
    roleText: 'Noul rol este valabil de la următorul pas pe care îl face.',
    save: 'Salvează',
    disable: 'Oprește accesul',
    disableTitle: (name: string) => `Oprești accesul pentru ${name}?`,
    disableText: 'Este deconectat imediat de pe toate dispozitivele. Ce a făcut rămâne în jurnal. Îl poți invita din nou oricând.',
    cancel: 'Renunță',
    failed: 'Nu a mers. Încearcă din nou.',
  },
  en: {
    title: 'Team',
    intro: 'Who looks after the site, and what each may do.',
    invite: 'Invite somebody',
    inviteTitle: 'Invite somebody',
    inviteText: 'You get a link that you send to that person yourself. It works once, for three days.',
    role: 'Role',
    makeLink: 'Make the link',
    working: 'Working…',
    linkTitle: 'The link is ready',
    linkText: (email: string, until: string) => `Send it to nobody but the person at ${email}. It is good until ${until}. You see it only now.`,
    copyLink: 'Copy the link',
    share: 'Send',
    copied: 'Copied',
    notCopied: 'The browser did not allow copying. Select the link and copy it.',
    done: 'Done',
    invited: (by: string, until: string) => `Invited by ${by}, until ${until}`,
    waiting: 'Invitations that wait',
    takeBack: 'Take back',
    you: 'you',
    seen: (when: string) => `Last here: ${when}`,
    neverSeen: 'Not here for more than a month',
    disabled: (when: string) => `Off since ${when}. A new invitation to the same address brings them back.`,
    off: 'Off',
    changeRole: 'Change the role',
    roleTitle: (name: string) => `The role of ${name}`,
    roleText: 'The new role holds from the next step they take.',
    save: 'Save',
    disable: 'Switch off',
    disableTitle: (name: string) => `Switch ${name} off?`,
    disableText: 'They are signed out of every device at once. What they did stays in the record. You can invite them again at any time.',
    cancel: 'Cancel',
    failed: 'It did not work. Try again.',
  },
} satisfies Texts<PeopleTexts>
