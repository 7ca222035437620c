import { join, resolve } from 'node:path'
import { z } from 'zod'
import { PHOTO_BYTES, SET_BYTES, VIDEO_BYTES } from '#contract/limits.ts'
import { KEPT_FROM_FILES_BYTES, KEPT_FROM_WRITES_BYTES } from './platform/free-space.ts'
import type { Bucket } from './platform/s3-store.ts'

const flag = z
  .enum(['0', '1', 'true', 'false', ''])
  .optional()
  .transform((value) => value === '1' || value === 'true')
const optionalText = z
  .string()
  .trim()
  .optional()
  .transform((value) => (value === '' ? undefined : value))
const optionalUrl = (protocol: RegExp) => optionalText.pipe(z.url({ protocol }).optional())
const MEGABYTE = 1024 * 1024
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

/** Every setting, its form and its default; none is required (design.md §2). `.env.example` says what each is for. */
const settings = z.object({
  NODE_ENV: optionalText,
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  HOST: z.string().default('localhost'),
  DATA_DIR: z.string().min(1).default('./data'),
  DATABASE_URL: optionalUrl(/^postgres(ql)?$/),
  PUBLIC_URL: optionalUrl(/^https?$/),
  TRUST_PROXY: optionalText,
  DEMO_DATA: z.enum(['0', '1', 'true', 'false', '']).optional(),
  METRICS_TOKEN: optionalText.pipe(z.string().min(16).optional()),
  LIMITS_SCALE: z.coerce.number().positive().max(1_000_000).default(1),
  LLM_BASE_URL: optionalUrl(/^https?$/),
  LLM_API_KEY: optionalText,
  LLM_MODEL: optionalText,
  LLM_VISION: flag,
  ANTHROPIC_API_KEY: optionalText,
  EMBEDDINGS_MODEL: optionalText,
  EVIDENCE_PHOTO_MB: megabytes(PHOTO_BYTES),
  EVIDENCE_VIDEO_MB: megabytes(VIDEO_BYTES),
  EVIDENCE_SET_MB: megabytes(SET_BYTES),
  UPLOADS_KEEP_FREE_MB: keptMegabytes(KEPT_FROM_FILES_BYTES),
  WRITES_KEEP_FREE_MB: keptMegabytes(KEPT_FROM_WRITES_BYTES),
  S3_ENDPOINT: optionalUrl(/^https?$/),
  S3_REGION: optionalText,
  S3_BUCKET: optionalText,
  S3_ACCESS_KEY_ID: optionalText,
  S3_SECRET_ACCESS_KEY: optionalText,
  SMTP_URL: optionalUrl(/^smtps?$/),
  MAIL_FROM: optionalText,
  OPERATOR_NAME: optionalText,
  OPERATOR_ADDRESS: optionalText,
  OPERATOR_EMAIL: optionalText.pipe(z.email().optional()),
  OPERATOR_PHONE: optionalText,
})

export interface ModelConfig {
  kind: 'openai-compatible' | 'anthropic'
  baseUrl?: string
  apiKey?: string
  model: string
  vision: boolean
}

/** A model that reads meanings, on the same OpenAI-compatible server as the language model. */
export interface EmbeddingsConfig {
  baseUrl: string
  apiKey?: string
  model: string
}

/** Most bytes a person may give, by photo, by video and by set. */
export interface EvidenceLimits {
  photoBytes: number
  videoBytes: number
  setBytes: number
}

export interface MailConfig {
  /** smtp:// or smtps://, with user and password where the server asks for them. */
  smtpUrl: string
  /** As it stands in the mail, e.g. 'Bobita <petitii@bobita.example>'. */
  from: string
  /** Where the links of a mail lead. */
  publicUrl: string
}

export interface Config {
  port: number
  host: string
  databaseUrl: string | undefined
  databaseFile: string
  /** What is counted against limits, beside the embedded database. */
  limitsFile: string
  /** Tells servers on the embedded database of each other; it holds nothing. */
  placeFile: string
  /** Uploads on their way; on the same disk as `filesFolder`. */
  arrivingFolder: string
  /** Photos and videos, unless `bucket` is set. */
  filesFolder: string
  bucket: Bucket | null
  /** Which accounts were erased; no backup holds it (server/platform/erasure-log.ts). */
  erasuresFile: string
  evidence: EvidenceLimits
  /** Bytes that stay free on the disk of the data folder: from uploads, and from everything that writes. */
  keptFree: { fromFiles: number; fromWrites: number }
  publicUrl: string | undefined
  /** What Fastify trusts for the caller's address; false by default, so X-Forwarded-For is ignored. */
  trustProxy: boolean | string | ((address: string, hop: number) => boolean)
  /** Whether an empty database is filled with records marked as examples. */
  demoData: boolean
  metricsToken: string | undefined
  limitsScale: number
  model: ModelConfig | null
  /** Null: passages are found by their words alone. */
  embeddings: EmbeddingsConfig | null
  /** Null: signatures are counted without being confirmed. */
  mail: MailConfig | null
  operator: { name: string | null; address: string | null; email: string | null; phone: string | null }
}

const DEFAULT_ANTHROPIC_MODEL = 'claude-haiku-4-5'

/**
 * Reads the settings from the environment.
 *
 * @throws Error naming every faulty setting at once
 */
export function readConfig(env: Record<string, string | undefined>): Config {
  const parsed = settings.safeParse(env)
  if (!parsed.success) {
    const faults = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`)
    throw new Error(`These settings are not right:\n${faults.join('\n')}`)
  }
  const values = parsed.data
  return {
    port: values.PORT,
    host: values.HOST,
    databaseUrl: values.DATABASE_URL,
    databaseFile: join(values.DATA_DIR, 'bobita.sqlite'),
    limitsFile: join(values.DATA_DIR, 'limits.sqlite'),
    placeFile: join(values.DATA_DIR, 'servers.sqlite'),
    arrivingFolder: resolve(values.DATA_DIR, 'arriving'),
    filesFolder: resolve(values.DATA_DIR, 'files'),
    bucket: bucketConfig(values),
    erasuresFile: resolve(values.DATA_DIR, 'erasures.jsonl'),
    evidence: {
      photoBytes: Math.floor(values.EVIDENCE_PHOTO_MB * MEGABYTE),
      videoBytes: Math.floor(values.EVIDENCE_VIDEO_MB * MEGABYTE),
      setBytes: Math.floor(values.EVIDENCE_SET_MB * MEGABYTE),
    },
    keptFree: { fromFiles: values.UPLOADS_KEEP_FREE_MB * MEGABYTE, fromWrites: values.WRITES_KEEP_FREE_MB * MEGABYTE },
    publicUrl: values.PUBLIC_URL?.replace(/\/+$/, ''),
    trustProxy: trustProxy(values.TRUST_PROXY),
    demoData: demoData(values),
    metricsToken: values.METRICS_TOKEN,
    limitsScale: values.LIMITS_SCALE,
    model: modelConfig(values),
    embeddings: embeddingsConfig(values),
    mail: mailConfig(values),
    operator: {
      name: values.OPERATOR_NAME ?? null,
      address: values.OPERATOR_ADDRESS ?? null,
      email: values.OPERATOR_EMAIL ?? null,
      phone: values.OPERATOR_PHONE ?? null,
    },
  }
}

/**
 * The bucket for photos and videos; without S3_BUCKET they lie in the data folder.
 *
 * @throws Error when a bucket is named without its address or key
 */
function bucketConfig(values: z.infer<typeof settings>): Bucket | null {
  const { S3_BUCKET: bucket, S3_ENDPOINT: endpoint, S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = values
  if (bucket === undefined && endpoint === undefined) return null
  if (bucket === undefined || endpoint === undefined || accessKeyId === undefined || secretAccessKey === undefined) {
    throw new Error('These settings are not right:\n  S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY are set together or not at all')
  }
  return { endpoint, bucket, accessKeyId, secretAccessKey, region: values.S3_REGION ?? 'auto' }
}

/** On, unless the site is a public one in production, or the setting says so. */
function demoData({ DEMO_DATA, NODE_ENV, PUBLIC_URL }: z.infer<typeof settings>): boolean {
  if (DEMO_DATA === undefined || DEMO_DATA === '') return NODE_ENV !== 'production' || PUBLIC_URL === undefined
  return DEMO_DATA === '1' || DEMO_DATA === 'true'
}

/** 'true', a number of hops, or a list of addresses, as Fastify understands them. */
function trustProxy(value: string | undefined): Config['trustProxy'] {
  if (value === undefined || value === 'false' || value === '0') return false
  if (value === 'true') return true
  const hops = /^\d+$/.test(value) ? Number(value) : null
  return hops === null ? value : (_address, hop) => hop < hops
}

/** Anthropic when its key is set, else the OpenAI protocol, which needs an address and a model. */
function modelConfig(values: z.infer<typeof settings>): ModelConfig | null {
  const vision = values.LLM_VISION
  const baseUrl = values.LLM_BASE_URL === undefined ? {} : { baseUrl: values.LLM_BASE_URL }
  if (values.ANTHROPIC_API_KEY !== undefined) {
    return { kind: 'anthropic', apiKey: values.ANTHROPIC_API_KEY, model: values.LLM_MODEL ?? DEFAULT_ANTHROPIC_MODEL, vision, ...baseUrl }
  }
  if (values.LLM_BASE_URL === undefined || values.LLM_MODEL === undefined) return null
  const apiKey = values.LLM_API_KEY === undefined ? {} : { apiKey: values.LLM_API_KEY }
  return { kind: 'openai-compatible', model: values.LLM_MODEL, vision, ...baseUrl, ...apiKey }
}

/** @throws Error when the server that makes the embeddings is not named */
function embeddingsConfig({
  EMBEDDINGS_MODEL: model,
  LLM_BASE_URL: baseUrl,
  LLM_API_KEY: apiKey,
  ANTHROPIC_API_KEY: anthropic,
}: z.infer<typeof settings>): EmbeddingsConfig | null {
  if (model === undefined) return null
  if (baseUrl === undefined || anthropic !== undefined) {
    throw new Error('These settings are not right:\n  EMBEDDINGS_MODEL: needs LLM_BASE_URL, an OpenAI-compatible server that has it; Anthropic has none')
  }
  return { model, baseUrl, ...(apiKey !== undefined && { apiKey }) }
}

/** @throws Error when one of the three settings mail needs is missing */
function mailConfig({ SMTP_URL, MAIL_FROM, PUBLIC_URL }: z.infer<typeof settings>): MailConfig | null {
  if (SMTP_URL === undefined) return null
  if (MAIL_FROM === undefined || PUBLIC_URL === undefined) {
    throw new Error('These settings are not right:\n  SMTP_URL: needs MAIL_FROM and PUBLIC_URL, for the sender and the links of a mail')
  }
  return { smtpUrl: SMTP_URL, from: MAIL_FROM, publicUrl: PUBLIC_URL.replace(/\/+$/, '') }
}
