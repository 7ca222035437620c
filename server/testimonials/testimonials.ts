import type { Selectable } from 'kysely'
import { HOME_TESTIMONIALS } from '#contract/limits.ts'
import type { Testimonial } from '#contract/testimonials.ts'
import type { Db } from '../platform/database/database.ts'
import type { TestimonialsTable } from './tables.ts'
import { recordAction, type Actor } from '../operators/audit.ts'

export type GivenTestimonial = Omit<Selectable<TestimonialsTable>, 'id' | 'created_at'>

/** The latest testimonials, newest first; how their people agreed is for operators alone. */
export function latestTestimonials(db: Db): Promise<Testimonial[]> {
  return db.selectFrom('testimonials').select(['id', 'name', 'text', 'rating']).orderBy('id', 'desc').limit(HOME_TESTIMONIALS).execute()
}

/** Every testimonial with how its person agreed, oldest first. */
export function allTestimonials(db: Db) {
  return db.selectFrom('testimonials').selectAll().orderBy('id').execute()
}

/** Shows what somebody has said, and answers its id. */
export function addTestimonial(db: Db, by: Actor, given: GivenTestimonial, now = new Date()): Promise<number> {
  return db.transaction().execute(async (tx) => {
    const row = { ...given, created_at: now.toISOString() }
    const { id } = await tx.insertInto('testimonials').values(row).returning('id').executeTakeFirstOrThrow()
    await recordAction(tx, by, 'testimonials.add', { details: { id } }, now)
    return id
  })
}

/** Takes a testimonial away for good, as whoever takes their consent back may ask. @throws Error when there is none */
export function removeTestimonial(db: Db, by: Actor, id: number, now = new Date()): Promise<void> {
  return db.transaction().execute(async (tx) => {
    const { numDeletedRows } = await tx.deleteFrom('testimonials').where('id', '=', id).executeTakeFirstOrThrow()
    if (numDeletedRows === 0n) throw new Error('there is no such testimonial')
    await recordAction(tx, by, 'testimonials.remove', { details: { id } }, now)
  })
}
