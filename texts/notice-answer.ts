/** What an operator writes to whoever sent a notice (Regulation (EU) 2022/2065, art. 16 par. 5); both languages, because nobody knows which. */
export function noticeAnswer(decision: 'hide' | 'keep', reason: string): string {
  const done = {
    hide: ['Am scos de pe site ce ne-ai semnalat.', 'We have taken what you reported off the site.'],
    keep: ['Am verificat ce ne-ai semnalat și am hotărât să rămână pe site.', 'We have looked at what you reported and decided to leave it on the site.'],
  } as const
  const [ro, en] = done[decision]
  return [
    `Bună ziua,\n\nMulțumim pentru sesizare. ${ro} Motivul: ${reason}\nDacă nu ești de acord, răspunde la acest mesaj și vom verifica din nou; te poți adresa și instanței.`,
    `Hello,\n\nThank you for your notice. ${en} The reason: ${reason}\nIf you disagree, answer this message and we will look again; you may also go to court.`,
  ].join('\n\n')
}
