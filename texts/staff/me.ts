import { count, type Texts } from '../language.ts'

interface MeTexts {
  title: string
  signOut: string
  devices: string
  devicesIntro: string
  unknownDevice: string
  here: string
  lastSeen: (when: string) => string
  end: string
  everywhere: string
  codes: string
  codesLeft: (left: number) => string
  newCodes: string
  newCodesText: string
  ends: (when: string) => string
  failed: string
}

/** An operator's own page: devices, recovery codes, the way out. */
export const meTexts = {
  ro: {
    title: 'Contul meu',
    signOut: 'Ieși',
    devices: 'Dispozitivele tale',
    devicesIntro: 'Unde ești conectat acum. Dacă nu recunoști unul, încheie-l și spune-i unui proprietar.',
    unknownDevice: 'Dispozitiv necunoscut',
    here: 'acesta',
    lastSeen: (when: string) => `Folosit ultima oară: ${when}`,
    end: 'Încheie',
    everywhere: 'Ieși de peste tot',
    codes: 'Coduri de rezervă',
    codesLeft: (left: number) =>
      count('ro', left, { one: 'Mai ai un cod nefolosit.', few: 'Mai ai # coduri nefolosite.', other: 'Mai ai # de coduri nefolosite.' }),
    newCodes: 'Fă coduri noi',
    newCodesText: 'Cele vechi nu vor mai merge.',
    ends: (when: string) => `Sesiunea se încheie la ${when}, sau după o jumătate de oră fără niciun pas.`,
    failed: 'Nu a mers. Încearcă din nou.',
  },
  en: {
    title: 'My account',
    signOut: 'Sign out',
    devices: 'Your devices',
    devicesIntro: 'Where you are signed in now. If you do not know one of them, end it and tell an owner.',
    unknownDevice: 'Unknown device',
    here: 'this one',
    lastSeen: (when: string) => `Last used: ${when}`,
    end: 'End',
    everywhere: 'Sign out everywhere',
    codes: 'Recovery codes',
    codesLeft: (left: number) => count('en', left, { one: 'One unused code is left.', other: '# unused codes are left.' }),
    newCodes: 'Make new codes',
    newCodesText: 'The old ones will no longer work.',
    ends: (when: string) => `The session ends at ${when}, or after half an hour without a step.`,
    failed: 'It did not work. Try again.',
  },
} satisfies Texts<MeTexts>
