import { Star } from 'lucide-react'
import { testimonials } from '#content/testimonials.ts'
import { homeTexts } from '#texts/home.ts'
import { useLanguage } from '#web/features/language/language.tsx'
import styles from './testimonials.module.css'

/** Spec §2 Home: 'Ce Spun Clienții Noștri', three fixed ones, honest about being examples. */
export function Testimonials() {
  const language = useLanguage()
  const texts = homeTexts[language].testimonials
  return (
    <section aria-labelledby="pareri" data-later>
      <h2 id="pareri">{texts.heading}</h2>
      <p className={styles.honest}>{texts.honest}</p>
      <ul className={styles.list}>
        {testimonials.map((testimonial) => (
          <li key={testimonial.name}>
            <figure>
              <p className={styles.rating}>
                <Stars rating={testimonial.rating} />
                {texts.rating(testimonial.rating)}
              </p>
              <blockquote>{testimonial[language]}</blockquote>
              <figcaption>
                {testimonial.name}, {testimonial.place} ({texts.example})
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Stars({ rating }: { rating: number }) {
  return (
    <span aria-hidden className={styles.stars}>
      {Array.from({ length: rating }, (_, star) => (
        <Star key={star} size={20} />
      ))}
    </span>
  )
}
