import type { Texts } from '../language.ts'

/** Told in a tab that was opened before the site changed. */
export const newVersionTexts = {
  ro: { told: 'Site-ul are o versiune nouă. O poți folosi și pe aceasta până termini.', reload: 'Reîncarcă', later: 'Mai târziu' },
  en: { told: 'The site has a new version. You can go on with this one until you are done.', reload: 'Reload', later: 'Later' },
} satisfies Texts<{ told: string; reload: string; later: string }>
