import type { Texts } from '../language.ts'

interface KeysTexts {
  title: string
  intro: string
  /** Above the column of keys, and that of what they do. */
  key: string
  does: string
  go: (name: string) => string
  next: string
  previous: string
  search: string
  send: string
  help: string
  on: string
  onHint: string
}

/** What the keys of a keyboard do in the area of operators. */
export const keysTexts = {
  ro: {
    title: 'Taste rapide',
    intro: 'Merg oriunde în zona operatorilor, cât timp nu scrii într-un câmp.',
    key: 'Tasta',
    does: 'Ce face',
    go: (name: string) => `Deschide „${name}”`,
    next: 'Următorul rând din listă',
    previous: 'Rândul dinainte',
    search: 'Caută în lista de pe pagină',
    send: 'Trimite formularul, și când scrii într-un câmp',
    help: 'Arată tastele',
    on: 'Tastele rapide sunt pornite',
    onHint: 'Se ține minte în acest browser. Ctrl + Enter merge și când sunt oprite.',
  },
  en: {
    title: 'Keyboard shortcuts',
    intro: 'They work anywhere in the operators’ area while you are not typing in a field.',
    key: 'Key',
    does: 'What it does',
    go: (name: string) => `Open ‘${name}’`,
    next: 'The next line of the list',
    previous: 'The line before',
    search: 'Search the list on the page',
    send: 'Send the form, also while typing in a field',
    help: 'Show the keys',
    on: 'Keyboard shortcuts are on',
    onHint: 'Remembered in this browser. Ctrl + Enter works when they are off too.',
  },
} satisfies Texts<KeysTexts>
