import type { InEveryLanguage } from './card.ts'

/** What makes a poisoning worse at home. */
export const noHomeRemedies: InEveryLanguage<readonly string[]> = {
  ro: ['Nu provoca voma fără sfatul medicului.', 'Nu da lapte, ulei sau apă cu sare.', 'Nu aștepta să apară semne.'],
  en: ['Do not make the animal vomit unless a vet tells you to.', 'Do not give milk, oil or salt water.', 'Do not wait for signs to appear.'],
  hu: ['Ne hánytasd állatorvosi tanács nélkül.', 'Ne adj neki tejet, olajat vagy sós vizet.', 'Ne várd meg a tünetek megjelenését.'],
  uk: ['Не викликайте блювання без поради ветеринара.', 'Не давайте молока, олії чи солоної води.', 'Не чекайте, поки з’являться ознаки.'],
}
