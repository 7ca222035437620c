/** What a person might say. No imports: this file ships to the browser. */
export interface Testimonial {
  /** Initials: these are examples, not people. */
  name: string
  place: string
  /** Stars out of 5. */
  rating: 5
  ro: string
  en: string
}

/** Spec §1: three fixed ones, each rated 5. We wrote them, and the page says so, until people have said theirs. */
export const testimonials: readonly Testimonial[] = [
  {
    name: 'A. M.',
    place: 'Iași',
    rating: 5,
    ro: 'Câinele mâncase ciocolată, era noaptea târziu. Bobita mi-a spus întâi pe cine să sun, apoi ce să-i spun medicului. Fără povești.',
    en: 'My dog had eaten chocolate and it was late at night. Bobita first told me whom to call, then what to tell the vet. No stories.',
  },
  {
    name: 'R. D.',
    place: 'Cluj-Napoca',
    rating: 5,
    ro: 'Am citit ghidul, am strâns pozele și am scris petiția într-o seară. Știam ce articol din lege invoc și cât aștept răspunsul.',
    en: 'I read the guide, gathered the photos and wrote the petition in one evening. I knew which article to name and how long to wait for an answer.',
  },
  {
    name: 'I. P.',
    place: 'Bacău',
    rating: 5,
    ro: 'Găsisem un cățel la marginea drumului. Am văzut adăposturile din județ și am sunat direct din pagină.',
    en: 'I had found a puppy by the roadside. I saw the shelters in my county and called straight from the page.',
  },
]
