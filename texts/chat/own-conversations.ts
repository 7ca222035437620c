import { count, type Texts } from '../language.ts'

interface OwnConversationsTexts {
  search: string
  clear: string
  results: string
  /** How many were found, told to those who listen too. */
  found: (conversations: number) => string
  nothing: (search: string) => string
  /** Where older messages were not looked at. */
  incomplete: string
  failed: string
  /** Where the sign-in has ended. */
  signedOut: string
  retry: string
  takeAll: string
  taking: string
  takeAllFailed: string
}

/** What can be asked of all one's own conversations: searching them and taking them along. */
export const ownConversationsTexts = {
  ro: {
    search: 'Caută în conversații',
    clear: 'Șterge căutarea',
    results: 'Conversații găsite',
    found: (conversations: number) =>
      count('ro', conversations, { one: 'O conversație găsită', few: '# conversații găsite', other: '# de conversații găsite' }),
    nothing: (search: string) => `Nicio conversație nu conține „${search}”.`,
    incomplete: 'Nu am căutat și în mesajele cele mai vechi.',
    failed: 'Am căutat doar în titluri, în mesaje nu s-a putut. Verifică legătura la internet.',
    signedOut: 'Am căutat doar în titluri. Conectează-te din nou ca să caut și în mesaje.',
    retry: 'Încearcă din nou',
    takeAll: 'Descarcă toate conversațiile',
    taking: 'Se pregătește fișierul...',
    takeAllFailed: 'Conversațiile nu s-au putut descărca. Verifică legătura la internet și încearcă din nou.',
  },
  en: {
    search: 'Search conversations',
    clear: 'Clear the search',
    results: 'Found conversations',
    found: (conversations: number) => count('en', conversations, { one: 'One conversation found', other: '# conversations found' }),
    nothing: (search: string) => `No conversation holds “${search}”.`,
    incomplete: 'The oldest messages were not searched.',
    failed: 'The messages could not be searched, only the titles. Check your internet connection.',
    signedOut: 'Only the titles were searched. Log in again to search the messages too.',
    retry: 'Try again',
    takeAll: 'Download all conversations',
    taking: 'Preparing the file...',
    takeAllFailed: 'The conversations could not be downloaded. Check your internet connection and try again.',
  },
} satisfies Texts<OwnConversationsTexts>
