import { z } from 'zod'
import { NAME_CHARACTERS, TESTIMONIAL_CHARACTERS } from '#contract/limits.ts'
import { command, type Noun } from '../operators/command.ts'
import { listCommand } from '../operators/listing.ts'
import { called, number, text } from '../operators/options.ts'
import { addTestimonial, allTestimonials, removeTestimonial } from './testimonials.ts'

/** What people have said of the site and agreed to see shown. */
export const testimonialCommands: Noun = {
  name: 'testimonials',
  commands: [
    listCommand('list', ({ db }) => allTestimonials(db), { none: 'there are none' }),
    command(
      'add',
      {
        name: text.max(NAME_CHARACTERS),
        text: text.max(TESTIMONIAL_CHARACTERS),
        // An invented opinion is an unfair commercial practice; this sentence is what proves that one is not.
        consent: called("'how and when the person agreed'", text.max(500)),
        rating: called('1-5', z.coerce.number().int().min(1).max(5).optional()),
      },
      async ({ db, by }, { rating = null, ...words }) => `testimonial ${await addTestimonial(db, by, { ...words, rating })}`,
      'only what a person really said; the latest three stand on the landing page, without any it has no such part',
    ),
    command(
      'remove',
      { id: number },
      async ({ db, by }, { id }) => {
        await removeTestimonial(db, by, id)
        return `testimonial ${id} is gone`
      },
      'also when the person takes the consent back',
    ),
  ],
}
