import { count, type Texts } from '../language.ts'

interface ComplaintSetTexts {
  deletedToday: string
  daysLeft: (days: number) => string
  photos: (files: number) => string
  videos: (files: number) => string
  share: string
  whatsapp: string
  message: (title: string) => string
  copy: string
  copied: string
  copyFailed: (address: string) => string
}

/** What the owner's list and the page of a link both say of a set. */
export const complaintSetTexts = {
  ro: {
    deletedToday: 'Se va șterge azi',
    daysLeft: (days) => count('ro', days, { one: 'Se șterge în # zi', few: 'Se șterge în # zile', other: 'Se șterge în # de zile' }),
    photos: (files) => count('ro', files, { one: '# fotografie', few: '# fotografii', other: '# de fotografii' }),
    videos: (files) => count('ro', files, { one: '# filmare', few: '# filmări', other: '# de filmări' }),
    share: 'Distribuie',
    whatsapp: 'WhatsApp',
    message: (title) => `Dovezi: ${title}`,
    copy: 'Copiază linkul',
    copied: 'Copiat!',
    copyFailed: (address) => `Linkul nu a putut fi copiat. Copiază-l de aici: ${address}`,
  },
  en: {
    deletedToday: 'Will be deleted today',
    daysLeft: (days) => count('en', days, { one: 'Deleted in # day', other: 'Deleted in # days' }),
    photos: (files) => count('en', files, { one: '# photo', other: '# photos' }),
    videos: (files) => count('en', files, { one: '# video', other: '# videos' }),
    share: 'Share',
    whatsapp: 'WhatsApp',
    message: (title) => `Evidence: ${title}`,
    copy: 'Copy the link',
    copied: 'Copied!',
    copyFailed: (address) => `The link could not be copied. Copy it from here: ${address}`,
  },
} satisfies Texts<ComplaintSetTexts>
