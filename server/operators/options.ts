import { z } from 'zod'

/** How an option is written on the command line and told by help. */
interface Wording {
  /** What help calls its value: 'N' in `--id N`. */
  value: string
  /** 'flag': without a value. 'list': may be given again. 'argument': a word of its own, without a name before it. */
  form?: 'flag' | 'list' | 'argument'
}

const wordings = z.registry<Wording>()

/** Gives an option's value another name in help than the one of its kind. */
export function called<Schema extends z.ZodType>(value: string, schema: Schema): Schema {
  const renamed = schema.clone()
  const option: z.ZodType = renamed
  wordings.add(option, { ...wordingOf(schema), value })
  return renamed
}

/** How an option is told; a text where nothing else is said. */
export function wordingOf(schema: z.ZodType): Wording {
  const inner: unknown = schema instanceof z.ZodOptional || schema instanceof z.ZodDefault ? schema.unwrap() : null
  return wordings.get(schema) ?? (inner instanceof z.ZodType ? wordingOf(inner) : { value: 'T' })
}

/** Forms of options that several commands share. */
export const number = z.coerce.number().int().positive().max(2_147_483_647).register(wordings, { value: 'N' })
export const text = z.string().trim().min(1).register(wordings, { value: 'T' })
export const day = z.iso.date().register(wordings, { value: 'DAY' })
export const instant = z.coerce.date().register(wordings, { value: 'INSTANT' })
/** Which table of the directory a command is about. */
export const directoryKind = z.enum(['shelter', 'trainer']).register(wordings, { value: 'shelter|trainer' })
/** Why an operator did something; it is kept, so no names. */
export const reason = text.max(500)
/** An option without a value: whether it was said. */
export const flag = z.boolean().default(false).register(wordings, { value: '', form: 'flag' })
/** For what cannot be undone: the option --yes must be said. */
export const sure = z.literal(true, { error: 'this cannot be undone: say --yes' }).register(wordings, { value: '', form: 'flag' })
/** An option that may be given again and again. */
export const list = z.array(text).default([]).register(wordings, { value: 'FILE', form: 'list' })
/** A word without an option before it. */
export const argument = text.clone().register(wordings, { value: 'FOLDER', form: 'argument' })

/** '--id N [--title T]': what may be left out stands in brackets. */
export function usageOf(options: Readonly<Record<string, z.ZodType>>): string {
  return Object.entries(options)
    .map(([name, schema]) => {
      const { value, form } = wordingOf(schema)
      if (form === 'argument') return value
      const said = form === 'flag' ? `--${name}` : `--${name} ${value}`
      return `${schema.safeParse(undefined).success ? `[${said}]` : said}${form === 'list' ? '…' : ''}`
    })
    .join(' ')
}
