import type { ExamplePetition } from '#content/petitions/petitions.ts'
import type { Db } from '../platform/database/database.ts'

/** Kept when the examples have been offered once, so that an operator who removes them is not given them again. */
const MARK = 'example petitions'

/** Gives a new site its example petitions, without a single signature: what is counted has to be true from the first day. */
export async function fillExamplePetitions(db: Db, examples: ExamplePetition[], now = new Date()): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const first = await tx
      .insertInto('site_values')
      .values({ name: MARK, value: now.toISOString() })
      .onConflict((conflict) => conflict.column('name').doNothing())
      .returning('name')
      .executeTakeFirst()
    const any = await tx.selectFrom('petitions').select('id').limit(1).executeTakeFirst()
    if (!first || any) return
    for (const example of examples) {
      await tx
        .insertInto('petitions')
        .values({ ...example, is_example: Number(example.is_example), is_active: 1, current_signatures: 0 })
        .execute()
    }
  })
}
