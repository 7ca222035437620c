import { z } from 'zod'
import { PHOTO_BYTES, SET_BYTES, VIDEO_BYTES } from '#contract/limits.ts'
import { KEPT_FROM_FILES_BYTES, KEPT_FROM_WRITES_BYTES } from './platform/files/free-space.ts'
import { hasAddress, isOrigin, isPlain, isProxies, originOf } from './setting-forms.ts'

export const MEGABYTE = 1024 * 1024
const onOff = z.enum(['0', '1', 'true', 'false'])
const text = z.string().optional()
const url = (protocol: RegExp) => z.url({ protocol }).optional()
const megabytes = (bytes: number) =>
  z.coerce
    .number()
    .positive()
    .max(4_000)
    .default(bytes / MEGABYTE)
const keptMegabytes = (bytes: number) =>
  z.coerce
    .number()
    .nonnegative()
    .max(1_000_000)
    .default(bytes / MEGABYTE)

/** Every setting, its form and its default; none is required. `.env.example` says what each is for. */
export const settings = z.object({
  NODE_ENV: z.enum(['production', 'development', 'test']).optional(),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  HOST: z.string().default('localhost'),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: url(/^postgres(ql)?$/),
  DATABASE_POOL_SIZE: z.coerce.number().int().min(2).max(200).default(10),
  DATABASE_REPLICA_URL: url(/^postgres(ql)?$/),
  PUBLIC_URL: url(/^https?$/).refine(isOrigin, 'is a scheme, a host and a port if need be, without path, query or user: https://bobita.example'),
  TRUST_PROXY: text.refine(isProxies, 'is true, false, a number of proxies, or their addresses with commas between: 1'),
  DEMO_DATA: onOff.optional(),
  METRICS_TOKEN: z.string().min(16).optional(),
  SITE_SECRET: z.string().min(32).optional(),
  GUEST_ANSWERS_PER_NETWORK: z.coerce.number().int().min(1).max(10_000).default(10),
  ZIPS_PER_NETWORK: z.coerce.number().int().min(1).max(1_000).default(10),
  SERVICE_WORKER: z.enum(['on', 'off']).default('on'),
  LIMITS_SCALE: z.coerce.number().positive().max(1_000_000).default(1),
  LLM_BASE_URL: url(/^https?$/),
  LLM_API_KEY: text,
  LLM_MODEL: text,
  LLM_VISION: onOff.default('0').transform(isOn),
  ANTHROPIC_API_KEY: text,
  EMBEDDINGS_MODEL: text,
  EVIDENCE_PHOTO_MB: megabytes(PHOTO_BYTES),
  EVIDENCE_VIDEO_MB: megabytes(VIDEO_BYTES),
  EVIDENCE_SET_MB: megabytes(SET_BYTES),
  UPLOADS_KEEP_FREE_MB: keptMegabytes(KEPT_FROM_FILES_BYTES),
  WRITES_KEEP_FREE_MB: keptMegabytes(KEPT_FROM_WRITES_BYTES),
  S3_ENDPOINT: url(/^https?$/),
  S3_REGION: text,
  S3_BUCKET: text,
  S3_ACCESS_KEY_ID: text,
  S3_SECRET_ACCESS_KEY: text,
  S3_PUBLIC_ENDPOINT: url(/^https?$/).refine(isPlain, 'is an address without user and query: https://files.bobita.example'),
  LEARNING_QUESTIONS_DIR: text,
  LEARNING_OTHERS_DIR: text,
  SMTP_URL: url(/^smtps?$/),
  SMTP_CONNECTIONS: z.coerce.number().int().min(1).max(200).default(20),
  MAIL_FROM: text.refine(hasAddress, 'is an address, with a name if need be: Bobita <petitii@bobita.example>'),
  SUGGESTION_MAILS: onOff.default('1').transform(isOn),
  OPERATOR_NAME: text,
  OPERATOR_REGISTRATION: text,
  OPERATOR_TAX_ID: text,
  OPERATOR_ADDRESS: text,
  OPERATOR_EMAIL: z.email().optional(),
  OPERATOR_PHONE: text,
  OPERATOR_DPO_EMAIL: z.email().optional(),
})

/** The settings as they are given, each by itself in its form. */
export type ParsedSettings = z.infer<typeof settings>

export function isOn(value: '0' | '1' | 'true' | 'false'): boolean {
  return value === '1' || value === 'true'
}

/** Settings that make no sense together: a sentence for each, naming them. */
export function conflicts(values: ParsedSettings): string[] {
  const { NODE_ENV: _environment, ...names } = values
  const has = (name: keyof typeof names) => names[name] !== undefined
  const bucket = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const
  const anthropic = has('ANTHROPIC_API_KEY')
  const rules: [wrong: boolean, sentence: string][] = [
    [
      (has('S3_REGION') || bucket.some(has)) && !bucket.every(has),
      'S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY (and S3_REGION, if need be) are set together or not at all',
    ],
    [has('DATABASE_REPLICA_URL') && !has('DATABASE_URL'), 'DATABASE_REPLICA_URL: needs DATABASE_URL, the database it is a replica of'],
    [
      has('DATABASE_REPLICA_URL') && values.DATABASE_REPLICA_URL === values.DATABASE_URL,
      'DATABASE_REPLICA_URL: is another server than DATABASE_URL, or nothing is read from a replica',
    ],
    [has('S3_PUBLIC_ENDPOINT') && !has('S3_BUCKET'), 'S3_PUBLIC_ENDPOINT: needs S3_BUCKET and its companions, the bucket that browsers reach there'],
    [
      values.PUBLIC_URL?.startsWith('https:') === true && values.S3_PUBLIC_ENDPOINT?.startsWith('http:') === true,
      'S3_PUBLIC_ENDPOINT: begins with https:// as PUBLIC_URL does, or browsers load nothing from it',
    ],
    [
      has('S3_PUBLIC_ENDPOINT') && has('PUBLIC_URL') && originOf(values.S3_PUBLIC_ENDPOINT) === originOf(values.PUBLIC_URL),
      'S3_PUBLIC_ENDPOINT: has another host than PUBLIC_URL, or a file somebody sent would open as a part of the site',
    ],
    [has('SMTP_URL') && !(has('MAIL_FROM') && has('PUBLIC_URL')), 'SMTP_URL: needs MAIL_FROM and PUBLIC_URL, for the sender and the links of a mail'],
    [has('MAIL_FROM') && !has('SMTP_URL'), 'MAIL_FROM: needs SMTP_URL, the server that sends the mails'],
    [has('LLM_MODEL') && !has('LLM_BASE_URL') && !anthropic, 'LLM_MODEL: needs LLM_BASE_URL, the server that has it, or ANTHROPIC_API_KEY'],
    [
      has('LLM_BASE_URL') && !has('LLM_MODEL') && !has('EMBEDDINGS_MODEL') && !anthropic,
      'LLM_BASE_URL: needs LLM_MODEL, EMBEDDINGS_MODEL or ANTHROPIC_API_KEY, or nothing asks that server',
    ],
    [has('LLM_API_KEY') && anthropic, 'LLM_API_KEY and ANTHROPIC_API_KEY: set one of them, for one server'],
    [has('LLM_API_KEY') && !anthropic && !has('LLM_BASE_URL'), 'LLM_API_KEY: needs LLM_BASE_URL, the server it is for'],
    [values.LLM_VISION && !has('LLM_MODEL') && !anthropic, 'LLM_VISION: needs LLM_MODEL or ANTHROPIC_API_KEY, the model that sees'],
    [
      has('EMBEDDINGS_MODEL') && (!has('LLM_BASE_URL') || anthropic),
      'EMBEDDINGS_MODEL: needs LLM_BASE_URL, an OpenAI-compatible server that has it; Anthropic (ANTHROPIC_API_KEY) has none',
    ],
    [
      values.UPLOADS_KEEP_FREE_MB < values.WRITES_KEEP_FREE_MB,
      'UPLOADS_KEEP_FREE_MB: is at least WRITES_KEEP_FREE_MB, or uploads would be taken that cannot be noted',
    ],
  ]
  return rules.filter(([wrong]) => wrong).map(([, sentence]) => sentence)
}
