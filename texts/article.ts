import type { Texts } from './language.ts'

interface ArticleTexts {
  back: string
  others: string
  loading: string
  failed: string
  retry: string
  missing: string
  missingAdvice: string
  by: (author: string) => string
  contents: string
  urgentTitle: string
  urgentAdvice: string
  urgentCall: string
  romanianOnly: string
  summary: string
  sources: string
  checkedOn: (date: string) => string
  review: string
  unconfirmed: string
  share: string
  shareAction: string
  copy: string
  copied: string
  copyFailed: string
  whatsapp: string
  print: string
  ask: string
  askTitle: string
  related: string
  neighbours: string
  previous: string
  next: string
}

/** One article's page. Sentences in quotes in spec §2 and §8 stand here letter by letter. */
export const articleTexts = {
  ro: {
    back: 'Înapoi la articole',
    others: 'Vezi alte articole',
    loading: 'Se încarcă articolul...',
    failed: 'Eroare la încărcarea articolului',
    retry: 'Încearcă din nou',
    missing: 'Articolul nu a fost găsit',
    missingAdvice: 'Poate a fost mutat sau adresa are o greșeală. Caută-l în lista de articole.',
    by: (author: string) => `de ${author}`,
    contents: 'În acest articol',
    urgentTitle: 'Poate fi o urgență. Sună acum un medic veterinar sau pleacă spre cea mai apropiată clinică.',
    urgentAdvice: 'Dacă oameni sunt în pericol sau cineva chinuie chiar acum un animal, sună la 112.',
    urgentCall: 'Sună la 112',
    romanianOnly: 'Articolul este în limba română.',
    summary: 'Pe scurt',
    sources: 'Surse',
    checkedOn: (date: string) => `Surse verificate la ${date}.`,
    review: 'Despre text:',
    unconfirmed:
      'O parte din informații sunt cunoștințe generale, neconfirmate încă de o sursă. Textul spune unde, prin formulări precum „de regulă” sau „întreabă medicul”.',
    share: 'Trimite mai departe',
    shareAction: 'Distribuie',
    copy: 'Copiază linkul',
    copied: 'Copiat!',
    copyFailed: 'Linkul nu s-a putut copia. Îl găsești în bara de adrese.',
    whatsapp: 'WhatsApp',
    print: 'Tipărește',
    ask: 'Întreabă-l pe Bobita',
    askTitle: 'Nu ai găsit ce căutai?',
    related: 'Citește și',
    neighbours: 'Alte articole',
    previous: 'Articolul anterior',
    next: 'Articolul următor',
  },
  en: {
    back: 'Back to the articles',
    others: 'See other articles',
    loading: 'Loading the article...',
    failed: 'The article could not be loaded',
    retry: 'Try again',
    missing: 'The article was not found',
    missingAdvice: 'It may have moved, or the address has a mistake. Look for it in the list of articles.',
    by: (author: string) => `by ${author}`,
    contents: 'In this article',
    urgentTitle: 'This may be an emergency. Call a vet now or leave for the nearest clinic.',
    urgentAdvice: 'If people are in danger, or somebody is hurting an animal right now, call 112.',
    urgentCall: 'Call 112',
    romanianOnly: 'The article itself is in Romanian; your browser can translate it.',
    summary: 'In short',
    sources: 'Sources',
    checkedOn: (date: string) => `Sources checked on ${date}.`,
    review: 'About the text:',
    unconfirmed: 'Some of this is general knowledge that no source has confirmed yet. The text says where, with words such as “as a rule” or “ask the vet”.',
    share: 'Share',
    shareAction: 'Share',
    copy: 'Copy the link',
    copied: 'Copied!',
    copyFailed: 'The link could not be copied. You find it in the address bar.',
    whatsapp: 'WhatsApp',
    print: 'Print',
    ask: 'Ask Bobita',
    askTitle: 'Did not find what you were looking for?',
    related: 'Read also',
    neighbours: 'Other articles',
    previous: 'Previous article',
    next: 'Next article',
  },
} satisfies Texts<ArticleTexts>

/** What the review notes of the bundled articles say, for English readers; another note stays as it was written. */
export const reviewNotes: Record<string, string> = {
  'redactat din surse publice, nerevizuit de un medic veterinar': 'written from public sources, not reviewed by a vet',
  'informație generală, nu consultanță juridică': 'general information, not legal advice',
}
