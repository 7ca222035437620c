import { forgottenTexts } from '#texts/account/forgotten-password.ts'
import { blogTexts } from '#texts/blog.ts'
import { breedsTexts } from '#texts/breeds.ts'
import { chatTexts } from '#texts/chat/chat.ts'
import { complaintsTexts } from '#texts/complaints/complaints.ts'
import { dogBreedsTexts } from '#texts/dog-breeds.ts'
import { firstAidTexts } from '#texts/first-aid/first-aid.ts'
import { poisonsTexts } from '#texts/first-aid/poisons.ts'
import { homeTexts } from '#texts/home.ts'
import type { Texts } from '#texts/language.ts'
import { lawTexts } from '#texts/law/law.ts'
import { aboutTexts } from '#texts/legal/about.ts'
import { accessibilityTexts } from '#texts/legal/accessibility.ts'
import { privacyTexts } from '#texts/legal/privacy.ts'
import { storageTexts } from '#texts/legal/storage.ts'
import { termsTexts } from '#texts/legal/terms.ts'
import { officialPetitionTexts } from '#texts/official-petition/official-petition.ts'
import { petitionsTexts } from '#texts/petitions/petitions.ts'
import { sheltersTexts } from '#texts/shelters.ts'
import { trainersTexts } from '#texts/trainers.ts'
import { lineOf, type FoundDocument } from './found-document.ts'

type PageWords = Texts<{ title: string; description?: string }>

/** The main pages, by the words of their own titles, with what people call them besides. */
const pages: readonly [url: string, words: PageWords, keywords: string][] = [
  ['/', { ro: chatTexts.ro.meta, en: chatTexts.en.meta }, 'chat asistent întrebări conversații assistant questions'],
  ['/home', homeTexts, 'pagina principală prima pagină contact home page start'],
  ['/blogs', { ro: blogTexts.ro.meta, en: blogTexts.en.meta }, 'blog ghiduri articles guides'],
  ['/plangeri', complaintsTexts, 'plângere dovezi poze filme poliție sesizare reclamație abuz cruzime evidence complaint abuse'],
  ['/plangeri/petitie', officialPetitionTexts, 'plângere poliție document PDF formular sesizare complaint form'],
  ['/petitions', petitionsTexts, 'semnează semnături sign signatures'],
  ['/lege', lawTexts, 'lege legi legea drept acte articole penal amenzi law acts fines'],
  ['/shelters', sheltersTexts, 'adăpost refugiu adopție adoptă shelter adoption adopt'],
  ['/tamers', trainersTexts, 'dresor dresaj crescător crescători trainer breeder'],
  ['/tgamers', breedsTexts, 'rase pisică pisici crescători EMS cat breeds'],
  ['/tgamers?specie=caini', dogBreedsTexts, 'rase câine câini crescători FCI dog breeds'],
  ['/otravuri', poisonsTexts, 'otravă otrăvire toxic intoxicație ce nu are voie poison poisoning'],
  ['/prim-ajutor', firstAidTexts, 'urgență urgențe 112 pericol prim ajutor emergency emergencies'],
  ['/despre', aboutTexts, 'cine suntem echipa contact about contact'],
  ['/confidentialitate', privacyTexts, 'confidențialitate date personale GDPR cookie cookies privacy data'],
  ['/termeni', termsTexts, 'reguli condiții terms rules'],
  ['/stocare-locala', storageTexts, 'cookie cookies browser stocare storage'],
  ['/accesibilitate', accessibilityTexts, 'cititor de ecran tastatură contrast screen reader keyboard'],
  ['/parola-uitata', forgottenTexts, 'parolă cont autentificare login password account'],
]

/** The main pages of the site as the search finds them. */
export function pageDocuments(): FoundDocument[] {
  return pages.map(([url, { ro, en }, keywords]) => ({
    kind: 'page',
    page: `page:${url}`,
    shown: {
      ro: { title: ro.title, line: lineOf(ro.description ?? ''), url, language: 'ro' },
      en: { title: en.title, line: lineOf(en.description ?? ''), url, language: 'en' },
    },
    titles: [ro.title, en.title],
    keywords: [keywords],
    texts: [ro.description ?? '', en.description ?? ''],
  }))
}
