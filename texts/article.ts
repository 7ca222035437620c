import type { Texts } from './language.ts'

interface ArticleTexts {
  back: string
  others: string
  failed: string
  retry: string
  missing: string
  advice: string
  by: (author: string) => string
  contents: string
  urgentTitle: string
  urgentAdvice: string
  urgentCall: string
  romanianOnly: string
  summary: string
  sources: string
  /** Before the words a source supports. */
  supports: string
  noSources: string
  about: string
  reviewed: string
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

/** One article's page. What docs/statements.md has in „…” (Blog, What errors say) stands here letter by letter. */
export const articleTexts = {
  ro: {
    back: 'Înapoi la articole',
    others: 'Vezi alte articole',
    failed: 'Eroare la încărcarea articolului',
    retry: 'Încearcă din nou',
    missing: 'Articolul nu a fost găsit',
    advice: 'Poate a fost mutat sau adresa are o greșeală. Caută-l în lista de articole.',
    by: (author: string) => `de ${author}`,
    contents: 'În acest articol',
    urgentTitle: 'Poate fi o urgență. Sună acum un medic veterinar sau pleacă spre cea mai apropiată clinică.',
    urgentAdvice: 'Dacă oameni sunt în pericol sau cineva chinuie chiar acum un animal, sună la 112.',
    urgentCall: 'Sună la 112',
    romanianOnly: 'Articolul este în limba română.',
    summary: 'Pe scurt',
    sources: 'Surse',
    supports: 'susține:',
    noSources: 'Cunoștințe generale, fără sursă.',
    about: 'Despre text',
    reviewed: 'Revizuit de un medic veterinar',
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
    failed: 'The article could not be loaded',
    retry: 'Try again',
    missing: 'The article was not found',
    advice: 'It may have moved, or the address has a mistake. Look for it in the list of articles.',
    by: (author: string) => `by ${author === 'Echipa Bobita' ? 'the Bobita team' : author}`,
    contents: 'In this article',
    urgentTitle: 'This may be an emergency. Call a vet now or leave for the nearest clinic.',
    urgentAdvice: 'If people are in danger, or somebody is hurting an animal right now, call 112.',
    urgentCall: 'Call 112',
    romanianOnly: 'The article itself is in Romanian; your browser can translate it.',
    summary: 'In short',
    sources: 'Sources',
    supports: 'supports:',
    noSources: 'General knowledge, without a source.',
    about: 'About the text',
    reviewed: 'Reviewed by a vet',
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
