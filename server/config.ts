import { join, resolve, sep } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Site } from '#contract/site.ts'
import type { DatabaseLocation } from './platform/database/database.ts'
import { limitSettings, readLimits } from './limit-settings.ts'
import type { Allowances } from './platform/limits/limits.ts'
import { originOf } from './setting-forms.ts'
import { conflicts, isOn, MEGABYTE, settings, type ParsedSettings } from './settings.ts'
import type { Bucket } from './platform/files/s3-store.ts'

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
  /** To that server at once. */
  connections: number
  /** As it stands in the mail, e.g. 'Bobita <petitii@bobita.example>'. */
  from: string
  /** Where the links of a mail lead. */
  publicUrl: string
}

export interface Config {
  port: number
  host: string
  database: DatabaseLocation
  /** What is counted against limits, beside the embedded database. */
  limitsFile: string
  /** Locked by the servers on the embedded database (server/platform/files/data-folder.ts); it holds nothing. */
  folderLockFile: string
  /** Uploads on their way; on the same disk as `filesFolder`. */
  arrivingFolder: string
  /** Photos and videos, unless `bucket` is set. */
  filesFolder: string
  bucket: Bucket | null
  /** From where browsers are sent photos and videos when the bucket sends them itself. */
  filesOrigin: string | null
  /** Which accounts were erased; no backup holds it (server/platform/database/erasure-log.ts). */
  erasuresFile: string
  evidence: EvidenceLimits
  /** Bytes that stay free on the disk of the data folder: from uploads, and from everything that writes. */
  keptFree: { fromFiles: number; fromWrites: number }
  publicUrl: string | undefined
  /** What absolute addresses begin with: PUBLIC_URL, else the address the server listens on; never what a caller sends as Host. */
  origin: string
  /** What Fastify trusts for the caller's address; false by default, so X-Forwarded-For is ignored. */
  trustProxy: boolean | string | ((address: string, hop: number) => boolean)
  /** Whether an empty database is filled with records marked as examples. */
  demoData: boolean
  /** Whether /sw.js replaces a service worker that does harm. */
  workerWithdrawn: boolean
  metricsToken: string | undefined
  /** Keys the hashes of networks; without it the one in `secretFile` does (server/platform/site-secret.ts). */
  siteSecret: string | undefined
  secretFile: string
  limits: Allowances
  /** LIMITS_SCALE, for what is no count: how late the event loop may be. */
  limitsScale: number
  /** What one network may have running at the same time: answers of its guests, in all processes, and downloads, in each. */
  atOnce: { guestAnswers: number; zips: number }
  model: ModelConfig | null
  /** Null: passages are found by their words alone. */
  embeddings: EmbeddingsConfig | null
  /** Folders of questions, to learn from and of other hands, instead of those that come with the site. */
  learning: { questions: URL | undefined; others: URL | undefined }
  /** Null: signatures are counted without being confirmed. */
  mail: MailConfig | null
  /** Whether operators get a mail when a suggestion waits. */
  suggestionMails: boolean
  /** Every setting by name, and whether it is set. */
  named: { name: string; set: boolean }[]
  /** Who runs the site, as its legal pages say. */
  operator: Site['operator']
}

const DEFAULT_ANTHROPIC_MODEL = 'claude-haiku-4-5'

/**
 * Reads the settings from the environment. An empty setting is one that is not there.
 *
 * @throws Error naming every faulty setting at once; when each by itself is right, those that make no sense together
 */
export function readConfig(env: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(Object.entries(env).flatMap(([name, value = '']) => (value.trim() === '' ? [] : [[name, value.trim()]])))
  const parsed = settings.safeParse(given)
  const limits = limitSettings.safeParse(given)
  const faults = [...(parsed.error?.issues ?? []), ...(limits.error?.issues ?? [])].map(({ path, message }) => `${path.join('.')}: ${message}`)
  if (parsed.success) faults.push(...conflicts(parsed.data))
  if (!parsed.success || !limits.success || faults.length > 0)
    throw new Error(`These settings are not right:\n${faults.map((fault) => `  ${fault}`).join('\n')}`)
  const values = parsed.data
  return {
    port: values.PORT,
    host: values.HOST,
    database: databaseLocation(values),
    limitsFile: join(values.DATA_DIR, 'limits.sqlite'),
    folderLockFile: join(values.DATA_DIR, 'servers.sqlite'),
    arrivingFolder: resolve(values.DATA_DIR, 'arriving'),
    filesFolder: resolve(values.DATA_DIR, 'files'),
    bucket: bucketConfig(values),
    filesOrigin: originOf(values.S3_PUBLIC_ENDPOINT),
    erasuresFile: resolve(values.DATA_DIR, 'erasures.jsonl'),
    evidence: {
      photoBytes: Math.floor(values.EVIDENCE_PHOTO_MB * MEGABYTE),
      videoBytes: Math.floor(values.EVIDENCE_VIDEO_MB * MEGABYTE),
      setBytes: Math.floor(values.EVIDENCE_SET_MB * MEGABYTE),
    },
    keptFree: { fromFiles: values.UPLOADS_KEEP_FREE_MB * MEGABYTE, fromWrites: values.WRITES_KEEP_FREE_MB * MEGABYTE },
    publicUrl: values.PUBLIC_URL?.replace(/\/+$/, ''),
    origin: values.PUBLIC_URL?.replace(/\/+$/, '') ?? ownAddress(values),
    trustProxy: trustProxy(values.TRUST_PROXY),
    demoData: demoData(values),
    workerWithdrawn: values.SERVICE_WORKER === 'off',
    metricsToken: values.METRICS_TOKEN,
    siteSecret: values.SITE_SECRET,
    secretFile: resolve(values.DATA_DIR, 'secret'),
    limits: readLimits(limits.data, values.LIMITS_SCALE),
    limitsScale: values.LIMITS_SCALE,
    atOnce: { guestAnswers: values.GUEST_ANSWERS_PER_NETWORK, zips: values.ZIPS_PER_NETWORK },
    model: modelConfig(values),
    embeddings: embeddingsConfig(values),
    learning: { questions: folderAt(values.LEARNING_QUESTIONS_DIR), others: folderAt(values.LEARNING_OTHERS_DIR) },
    mail: mailConfig(values),
    suggestionMails: values.SUGGESTION_MAILS,
    named: [...Object.keys(settings.shape), ...Object.keys(limitSettings.shape)].map((name) => ({ name, set: name in given })),
    operator: {
      name: values.OPERATOR_NAME ?? null,
      registration: values.OPERATOR_REGISTRATION ?? null,
      tax_id: values.OPERATOR_TAX_ID ?? null,
      address: values.OPERATOR_ADDRESS ?? null,
      email: values.OPERATOR_EMAIL ?? null,
      phone: values.OPERATOR_PHONE ?? null,
      data_protection_email: values.OPERATOR_DPO_EMAIL ?? null,
    },
  }
}

function databaseLocation(values: ParsedSettings): DatabaseLocation {
  const { DATABASE_URL: url, DATABASE_REPLICA_URL: replicaUrl = null, DATABASE_POOL_SIZE: poolSize, DATA_DIR: folder } = values
  return url === undefined ? { engine: 'sqlite', file: join(folder, 'bobita.sqlite') } : { engine: 'postgres', url, replicaUrl, poolSize }
}

function folderAt(path: string | undefined): URL | undefined {
  return path === undefined ? undefined : pathToFileURL(resolve(path) + sep)
}

/** Where a browser on this machine finds the server. */
function ownAddress({ HOST, PORT }: ParsedSettings): string {
  const host = HOST === '0.0.0.0' || HOST === '::' ? 'localhost' : HOST
  return URL.parse(`http://${host.includes(':') ? `[${host}]` : host}:${PORT}`)?.origin ?? `http://localhost:${PORT}`
}

/** The bucket for photos and videos; without S3_BUCKET they lie in the data folder. */
function bucketConfig(values: ParsedSettings): Bucket | null {
  const { S3_BUCKET: bucket, S3_ENDPOINT: endpoint, S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = values
  if (bucket === undefined || endpoint === undefined || accessKeyId === undefined || secretAccessKey === undefined) return null
  const shown = values.S3_PUBLIC_ENDPOINT === undefined ? {} : { publicEndpoint: values.S3_PUBLIC_ENDPOINT }
  return { endpoint, bucket, accessKeyId, secretAccessKey, region: values.S3_REGION ?? 'auto', ...shown }
}

/** On, unless the site is a public one in production, or the setting says so. */
function demoData({ DEMO_DATA, NODE_ENV, PUBLIC_URL }: ParsedSettings): boolean {
  return DEMO_DATA === undefined ? NODE_ENV !== 'production' || PUBLIC_URL === undefined : isOn(DEMO_DATA)
}

/** 'true', a number of hops, or a list of addresses, as Fastify understands them. */
function trustProxy(value: string | undefined): Config['trustProxy'] {
  if (value === undefined || value === 'false' || value === '0') return false
  if (value === 'true') return true
  const hops = /^\d+$/.test(value) ? Number(value) : null
  return hops === null ? value : (_address, hop) => hop < hops
}

/** Anthropic when its key is set, else the OpenAI protocol, which needs an address and a model. */
function modelConfig(values: ParsedSettings): ModelConfig | null {
  const vision = values.LLM_VISION
  const baseUrl = values.LLM_BASE_URL === undefined ? {} : { baseUrl: values.LLM_BASE_URL }
  if (values.ANTHROPIC_API_KEY !== undefined) {
    return { kind: 'anthropic', apiKey: values.ANTHROPIC_API_KEY, model: values.LLM_MODEL ?? DEFAULT_ANTHROPIC_MODEL, vision, ...baseUrl }
  }
  if (values.LLM_BASE_URL === undefined || values.LLM_MODEL === undefined) return null
  const apiKey = values.LLM_API_KEY === undefined ? {} : { apiKey: values.LLM_API_KEY }
  return { kind: 'openai-compatible', model: values.LLM_MODEL, vision, ...baseUrl, ...apiKey }
}

function embeddingsConfig({ EMBEDDINGS_MODEL: model, LLM_BASE_URL: baseUrl, LLM_API_KEY: apiKey }: ParsedSettings): EmbeddingsConfig | null {
  if (model === undefined || baseUrl === undefined) return null
  return { model, baseUrl, ...(apiKey !== undefined && { apiKey }) }
}

function mailConfig({ SMTP_URL, SMTP_CONNECTIONS: connections, MAIL_FROM, PUBLIC_URL }: ParsedSettings): MailConfig | null {
  if (SMTP_URL === undefined || MAIL_FROM === undefined || PUBLIC_URL === undefined) return null
  return { smtpUrl: SMTP_URL, connections, from: MAIL_FROM, publicUrl: PUBLIC_URL.replace(/\/+$/, '') }
}
