import type { AnswerLanguage } from '#contract/chat.ts'

export interface MyVetTexts {
  /** `name` is empty where none was given. */
  call: (name: string) => string
  add: string
  change: string
  remove: string
  phone: string
  name: string
  stays: string
  wrong: string
  /** The browser keeps nothing for this site. */
  refused: string
  save: string
  cancel: string
}

/** The number of one's own vet, on urgent cards and on pages for an emergency, in the language of those. */
export const myVetTexts = {
  ro: {
    call: (name) => (name === '' ? 'Sună medicul meu' : `Sună medicul meu: ${name}`),
    add: 'Adaugă numărul medicului meu',
    change: 'Schimbă numărul medicului',
    remove: 'Șterge numărul',
    phone: 'Telefonul medicului',
    name: 'Numele medicului (opțional)',
    stays: 'Numărul rămâne doar pe acest dispozitiv.',
    wrong: 'Scrie un număr cu 3 până la 20 de cifre; pe lângă cifre poți folosi doar spații, +, - și paranteze.',
    refused: 'Browserul nu lasă site-ul să păstreze numărul.',
    save: 'Salvează',
    cancel: 'Renunță',
  },
  en: {
    call: (name) => (name === '' ? 'Call my vet' : `Call my vet: ${name}`),
    add: 'Add my vet’s number',
    change: 'Change the vet’s number',
    remove: 'Delete the number',
    phone: 'The vet’s phone',
    name: 'The vet’s name (optional)',
    stays: 'The number stays on this device only.',
    wrong: 'Write a number of 3 to 20 digits; besides digits you can use only spaces, +, - and brackets.',
    refused: 'The browser does not let the site keep the number.',
    save: 'Save',
    cancel: 'Cancel',
  },
  hu: {
    call: (name) => (name === '' ? 'Állatorvosom hívása' : `Állatorvosom hívása: ${name}`),
    add: 'Állatorvosom számának megadása',
    change: 'Az állatorvos számának módosítása',
    remove: 'A szám törlése',
    phone: 'Az állatorvos telefonszáma',
    name: 'Az állatorvos neve (nem kötelező)',
    stays: 'A szám csak ezen az eszközön marad.',
    wrong: 'Írj be egy 3–20 számjegyű telefonszámot; a számjegyeken kívül csak szóköz, +, - és zárójel lehet benne.',
    refused: 'A böngésző nem engedi, hogy az oldal megőrizze a számot.',
    save: 'Mentés',
    cancel: 'Mégse',
  },
  uk: {
    call: (name) => (name === '' ? 'Подзвонити моєму ветеринару' : `Подзвонити моєму ветеринару: ${name}`),
    add: 'Додати номер мого ветеринара',
    change: 'Змінити номер ветеринара',
    remove: 'Видалити номер',
    phone: 'Телефон ветеринара',
    name: 'Ім’я ветеринара (необов’язково)',
    stays: 'Номер залишається лише на цьому пристрої.',
    wrong: 'Введіть номер із 3–20 цифр; крім цифр, можна лише пробіли, +, - і дужки.',
    refused: 'Браузер не дозволяє сайту зберегти номер.',
    save: 'Зберегти',
    cancel: 'Скасувати',
  },
} satisfies Record<AnswerLanguage, MyVetTexts>
