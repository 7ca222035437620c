import { Star } from 'lucide-react'
import type { Testimonial } from '#contract/testimonials.ts'
import { homeTexts } from '#texts/home.ts'
import { useTexts } from '#web/features/language/language.tsx'
import { classes } from '#web/lib/classes.ts'
import home from './home.module.css'
import styles from './testimonials.module.css'

/** 'Ce Spun Clienții Noștri', by people who really said it (docs/decisions/0021-examples.md). */
export function Testimonials({ testimonials }: { testimonials: readonly Testimonial[] }) {
  const texts = useTexts(homeTexts).testimonials
  return (
    <section aria-labelledby="pareri" data-later>
      <h2 id="pareri">{texts.heading}</h2>
      <ul className={classes(home.cards, styles.list)}>
        {testimonials.map(({ id, name, text, rating }) => (
          <li key={id}>
            <figure>
              {rating !== null && (
                <p className={styles.rating}>
                  <Stars rating={rating} />
                  {texts.rating(rating)}
                </p>
              )}
              <blockquote lang="ro">{text}</blockquote>
              <figcaption>{name}</figcaption>
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
