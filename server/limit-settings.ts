import { z } from 'zod'
import { limitNames, LIMITS, PASSWORD_LIMITS, type Allowance, type Allowances, type LimitName } from './platform/limits/limits.ts'

const LARGEST = 1_000_000_000

const oneNumber = setting(/^\d{1,9}$/, 'write so many in all, e.g. 60')
  .transform((value) => (value === undefined ? undefined : Number(value)))
  .refine((number) => number !== 0, { error: 'at least 1' })
const twoNumbers = setting(/^\d{1,9}\/\d{1,9}$/, 'write so many without work and so many in all, the second not smaller, e.g. 25/2000')
  .transform((value) => value?.split('/').map(Number))
  .refine((numbers) => !numbers || ((numbers[1] ?? 0) >= 1 && (numbers[1] ?? 0) >= (numbers[0] ?? 0)), {
    error: 'the second number is not smaller than the first, and at least 1',
  })

/** Counted as one number before work was asked for: a site that set one so starts as before, with an end where it had it. */
const ONCE_ONE_NUMBER: ReadonlySet<LimitName> = new Set(['reset_password', 'confirm_email', 'zip'])
const oneOrTwoNumbers = z.union([oneNumber, twoNumbers])
type Form = typeof oneNumber | typeof twoNumbers | typeof oneOrTwoNumbers

/** LIMIT_SIGN=25/2000: so many cost nothing, so many in all; LIMIT_UPLOAD=30 where an account is counted; LIMIT_SIGN_SURGE=1000 where a surge counts. */
export const limitSettings = z.object(
  Object.fromEntries(
    limitNames.flatMap((name): [string, Form][] => {
      const { surge }: Allowance = LIMITS[name]
      const own: [string, Form] = [settingOf(name), formOf(name)]
      return surge === undefined ? [own] : [own, [`${settingOf(name)}_SURGE`, oneNumber]]
    }),
  ),
)

/** The limits as they are set. @param scale multiplies all but those of passwords */
export function readLimits(values: z.infer<typeof limitSettings>, scale: number): Allowances {
  const limits: Allowances = { ...LIMITS }
  for (const name of limitNames) limits[name] = scaled(asSet(name, values), PASSWORD_LIMITS.has(name) ? 1 : scale)
  return limits
}

function asSet(name: LimitName, values: z.infer<typeof limitSettings>): Allowance {
  const allowance: Allowance = LIMITS[name]
  const given = values[settingOf(name)]
  const [free = allowance.free, most = allowance.most] = typeof given === 'number' ? [given, given] : (given ?? [])
  const surge = values[`${settingOf(name)}_SURGE`] ?? allowance.surge
  return { minutes: allowance.minutes, free, most, ...(typeof surge === 'number' && { surge }) }
}

function scaled({ minutes, free, most, surge }: Allowance, scale: number): Allowance {
  const times = (count: number) => Math.min(LARGEST, Math.ceil(count * scale))
  return { minutes, free: times(free), most: times(most), ...(surge !== undefined && { surge: times(surge) }) }
}

function formOf(name: LimitName): Form {
  const { free, most }: Allowance = LIMITS[name]
  if (ONCE_ONE_NUMBER.has(name)) return oneOrTwoNumbers
  return free < most ? twoNumbers : oneNumber
}

function settingOf(name: LimitName): string {
  return `LIMIT_${name.toUpperCase()}`
}

function setting(form: RegExp, error: string) {
  return z
    .string()
    .trim()
    .optional()
    .transform((value) => (value === '' ? undefined : value))
    .pipe(z.string().regex(form, { error }).optional())
}
