/** Of the mails below. */
export const noticeSubject = 'Ce am hotărât · What we decided'

/** What an operator writes to whoever sent a notice (Regulation (EU) 2022/2065, art. 16 par. 5); both languages, because nobody knows which. */
export function noticeAnswer(decision: 'hide' | 'keep', reason: string): string {
  const done = {
    hide: ['Am scos de pe site ce ne-ai semnalat.', 'We have taken what you reported off the site.'],
    keep: ['Am verificat ce ne-ai semnalat și am hotărât să rămână pe site.', 'We have looked at what you reported and decided to leave it on the site.'],
  } as const
  const [ro, en] = done[decision]
  return [
    `Bună ziua,\n\nMulțumim pentru sesizare. ${ro} Motivul: ${reason}\nDacă nu ești de acord, răspunde la acest mesaj în șase luni și vom verifica din nou; te poți adresa și instanței.`,
    `Hello,\n\nThank you for your notice. ${en} The reason: ${reason}\nIf you disagree, answer this message within six months and we will look again; you may also go to court.`,
  ].join('\n\n')
}

/** What an operator writes to whoever uploaded a set that was taken away (the same Regulation, art. 17 par. 3); in both languages too. */
export function removalReasons(title: string, reason: string): string {
  return [
    `Bună ziua,\n\nAm șters de pe site setul de dovezi „${title}”, cu fișierele lui, definitiv. Am pornit de la o semnalare; a hotărât un om, nu un program. Motivul: ${reason}\nDacă nu ești de acord, răspunde la acest mesaj în șase luni și vom verifica din nou; păstrează fișierele originale, pentru că pe site nu mai sunt. Te poți adresa și unui organism certificat de soluționare extrajudiciară sau instanței. Regulile sunt în termenii site-ului (/termeni).`,
    `Hello,\n\nWe have deleted the set of evidence “${title}” from the site for good, with its files. It began with a notice; a person decided, not a program. The reason: ${reason}\nIf you disagree, answer this message within six months and we will look again; keep the original files, because they are no longer on the site. You may also go to a certified out-of-court dispute settlement body or to court. The rules are in the terms of the site (/termeni).`,
  ].join('\n\n')
}
