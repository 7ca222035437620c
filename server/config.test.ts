import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readConfig } from './config.ts'

test('no setting is required', () => {
  expect(readConfig({})).toMatchObject({
    port: 3000,
    host: 'localhost',
    databaseUrl: undefined,
    trustProxy: false,
    limitsScale: 1,
    demoData: true,
    model: null,
  })
})

test('faulty settings are all named at once', () => {
  expect(() => readConfig({ PORT: 'trei', DATABASE_URL: 'mysql://x', OPERATOR_EMAIL: 'nu' })).toThrow(/PORT[\s\S]*DATABASE_URL[\s\S]*OPERATOR_EMAIL/)
})

test('an empty setting is one that is not there', () => {
  expect(readConfig({ PUBLIC_URL: '', DATABASE_URL: '', LLM_BASE_URL: '', TRUST_PROXY: '', OPERATOR_EMAIL: '' })).toEqual(readConfig({}))
})

test('a model needs an address and a name, or a key of Anthropic', () => {
  expect(readConfig({ LLM_BASE_URL: 'http://localhost:11434/v1' }).model).toBeNull()
  expect(readConfig({ LLM_BASE_URL: 'http://localhost:11434/v1', LLM_MODEL: 'llama', LLM_VISION: '1' }).model).toEqual({
    kind: 'openai-compatible',
    baseUrl: 'http://localhost:11434/v1',
    model: 'llama',
    vision: true,
  })
  expect(readConfig({ ANTHROPIC_API_KEY: 'cheie' }).model).toMatchObject({ kind: 'anthropic', apiKey: 'cheie' })
})

test('TRUST_PROXY takes true, a number of proxies or their addresses', () => {
  expect(readConfig({ TRUST_PROXY: 'true' }).trustProxy).toBe(true)
  expect(readConfig({ TRUST_PROXY: '10.0.0.1,10.0.0.2' }).trustProxy).toBe('10.0.0.1,10.0.0.2')
  const { trustProxy } = readConfig({ TRUST_PROXY: '2' })
  expect(typeof trustProxy === 'function' && [trustProxy('x', 1), trustProxy('x', 2)]).toEqual([true, false])
})

test('a public site in production is not filled with examples unless it asks for them', () => {
  expect(readConfig({ NODE_ENV: 'production', PUBLIC_URL: 'https://bobita.example' }).demoData).toBe(false)
  expect(readConfig({ NODE_ENV: 'production', PUBLIC_URL: 'https://bobita.example', DEMO_DATA: '1' }).demoData).toBe(true)
  expect(readConfig({ DEMO_DATA: '0' }).demoData).toBe(false)
})

test('mail needs a sender and an address for its links', () => {
  const mail = { SMTP_URL: 'smtp://mail.example', MAIL_FROM: 'petitii@bobita.example', PUBLIC_URL: 'https://bobita.example/' }
  expect(readConfig(mail).mail).toEqual({ smtpUrl: 'smtp://mail.example', from: 'petitii@bobita.example', publicUrl: 'https://bobita.example' })
  expect(readConfig({}).mail).toBeNull()
  expect(() => readConfig({ ...mail, MAIL_FROM: '' })).toThrow('SMTP_URL: needs MAIL_FROM and PUBLIC_URL')
  expect(() => readConfig({ ...mail, PUBLIC_URL: '' })).toThrow('SMTP_URL: needs MAIL_FROM and PUBLIC_URL')
})

test('.env.example names every setting', () => {
  const named = new Set(
    readFileSync('.env.example', 'utf8')
      .match(/^# ([A-Z][A-Z_]+)=/gm)
      ?.map((line) => line.slice(2, -1)),
  )
  const read =
    readFileSync('server/config.ts', 'utf8')
      .match(/^ {2}([A-Z][A-Z_]+):/gm)
      ?.map((line) => line.trim().slice(0, -1)) ?? []
  expect(read.filter((name) => name !== 'NODE_ENV' && !named.has(name))).toEqual([])
})

test('a bucket needs its address, its name and its key together', () => {
  const bucket = { S3_ENDPOINT: 'https://s3.example', S3_BUCKET: 'dovezi', S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'secret' }
  expect(readConfig({}).bucket).toBeNull()
  expect(readConfig(bucket).bucket).toEqual({ endpoint: 'https://s3.example', bucket: 'dovezi', region: 'auto', accessKeyId: 'id', secretAccessKey: 'secret' })
  expect(() => readConfig({ ...bucket, S3_SECRET_ACCESS_KEY: '' })).toThrow('S3_SECRET_ACCESS_KEY')
})

test('an embeddings model needs a server that has it', () => {
  const settings = { LLM_BASE_URL: 'http://localhost:11434/v1', EMBEDDINGS_MODEL: 'bge-m3' }
  expect(readConfig(settings).embeddings).toEqual({ baseUrl: settings.LLM_BASE_URL, model: 'bge-m3' })
  expect(() => readConfig({ EMBEDDINGS_MODEL: 'bge-m3' })).toThrow('EMBEDDINGS_MODEL: needs LLM_BASE_URL')
  expect(() => readConfig({ ...settings, ANTHROPIC_API_KEY: 'key' })).toThrow('EMBEDDINGS_MODEL: needs LLM_BASE_URL')
})
