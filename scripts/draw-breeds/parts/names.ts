import { z } from 'zod'

/** One of the names of a table. */
export function nameIn<Table extends object>(table: Table): z.ZodType<keyof Table & string> {
  return z.custom<keyof Table & string>((name) => typeof name === 'string' && Object.hasOwn(table, name), {
    error: `is not one of ${Object.keys(table).join(', ')}`,
  })
}

export const colour = z.string().regex(/^#[0-9a-f]{6}$/i)
