import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readConfig } from './config.ts'
import { limitNames, LIMITS, type Allowance } from './platform/limits/limits.ts'

test('no setting is required', () => {
  expect(readConfig({})).toMatchObject({
    port: 3000,
    host: 'localhost',
    database: { engine: 'sqlite', file: 'data/bobita.sqlite' },
    trustProxy: false,
    limits: LIMITS,
    demoData: true,
    model: null,
  })
})

test('faulty settings are all named at once', () => {
  expect(() => readConfig({ PORT: 'trei', DATABASE_URL: 'mysql://x', OPERATOR_EMAIL: 'nu' })).toThrow(/PORT[\s\S]*DATABASE_URL[\s\S]*OPERATOR_EMAIL/)
})

test('an empty setting is one that is not there', () => {
  const names = readFileSync('.env.example', 'utf8').matchAll(/^# ([A-Z0-9_]+)=/gm)
  const empty = Object.fromEntries([...names].map(([, name = '']) => [name, ' ']))
  expect(Object.keys(empty)).toContain('PORT')
  expect(readConfig(empty)).toEqual(readConfig({}))
})

test('a model needs an address and a name, or a key of Anthropic', () => {
  expect(readConfig({ LLM_BASE_URL: 'http://localhost:11434/v1', LLM_MODEL: 'llama', LLM_VISION: '1' }).model).toEqual({
    kind: 'openai-compatible',
    baseUrl: 'http://localhost:11434/v1',
    model: 'llama',
    vision: true,
  })
  expect(readConfig({ ANTHROPIC_API_KEY: 'cheie' }).model).toMatchObject({ kind: 'anthropic', apiKey: 'cheie' })
})

test('a process has ten connections to PostgreSQL, or as many as the setting says, within bounds', () => {
  const DATABASE_URL = 'postgres://bobita@localhost/bobita'
  expect(readConfig({ DATABASE_URL }).database).toEqual({ engine: 'postgres', url: DATABASE_URL, replicaUrl: null, poolSize: 10 })
  expect(readConfig({ DATABASE_URL, DATABASE_POOL_SIZE: '25' }).database).toMatchObject({ poolSize: 25 })
  for (const wrong of ['1', '201', '2.5', 'zece']) expect(() => readConfig({ DATABASE_URL, DATABASE_POOL_SIZE: wrong })).toThrow('DATABASE_POOL_SIZE')
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
  expect(readConfig(mail).mail).toEqual({
    smtpUrl: 'smtp://mail.example',
    connections: 20,
    from: 'petitii@bobita.example',
    publicUrl: 'https://bobita.example',
  })
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
    readFileSync('server/settings.ts', 'utf8')
      .match(/^ {2}([A-Z][A-Z_]+):/gm)
      ?.map((line) => line.trim().slice(0, -1)) ?? []
  expect(read).toContain('SMTP_CONNECTIONS')
  expect(read.filter((name) => name !== 'NODE_ENV' && !named.has(name))).toEqual([])
})

test('each limit is a setting of its own, and only passwords stay as they are when all are scaled', () => {
  const { limits } = readConfig({ LIMIT_SIGN: '50/5000', LIMIT_SIGN_SURGE: '9', LIMIT_ZIP: '7', LIMIT_CONFIRM_EMAIL: '8/90', LIMITS_SCALE: '2' })
  expect(limits.sign).toEqual({ minutes: 10, free: 100, most: 10_000, surge: 18 })
  expect([limits.zip, limits.confirm_email]).toEqual([
    { minutes: 10, free: 14, most: 14 },
    { minutes: 15, free: 16, most: 180 },
  ])
  expect([limits.guest_hour.most, limits.login_account.most, limits.login_network.free]).toEqual([1_200, 10, 25])
  const faulty = { LIMIT_SIGN: '50', LIMIT_REPORT: '9/3', LIMIT_ZIP: '0', LIMIT_UPLOAD: 'multe', LIMIT_REGISTER_SURGE: '-1', PORT: 'trei' }
  expect(() => readConfig(faulty)).toThrow(/PORT[\s\S]*LIMIT_REGISTER_SURGE[\s\S]*LIMIT_SIGN[\s\S]*LIMIT_REPORT[\s\S]*LIMIT_UPLOAD[\s\S]*LIMIT_ZIP/)
})

test('every limit stands in .env.example and in docs/operate.md as it is by default', () => {
  const [example, guide] = [readFileSync('.env.example', 'utf8'), readFileSync('docs/operate.md', 'utf8')]
  for (const name of limitNames) {
    const { free, most }: Allowance = LIMITS[name]
    const numbers = free < most ? `${free}/${most}` : String(most)
    const setting = `LIMIT_${name.toUpperCase()}`
    expect(example).toContain(`\n# ${setting}=${numbers}\n`)
    expect(guide.split('\n').find((line) => line.includes(`\`${setting}\``))).toContain(` ${numbers} `)
  }
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

test.each([
  [{}, 'http://localhost:3000'],
  [{ HOST: '0.0.0.0', PORT: '80' }, 'http://localhost'],
  [{ HOST: '::' }, 'http://localhost:3000'],
  [{ HOST: '::1', PORT: '8080' }, 'http://[::1]:8080'],
  [{ HOST: '192.0.2.7' }, 'http://192.0.2.7:3000'],
  [{ PUBLIC_URL: 'https://bobita.example/' }, 'https://bobita.example'],
])('absolute addresses of %o begin with %s', (settings, origin) => {
  expect(readConfig(settings).origin).toBe(origin)
})

const S3 = { S3_ENDPOINT: 'https://s3.example', S3_BUCKET: 'dovezi', S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'secret' }
const MAIL = { SMTP_URL: 'smtp://mail.example', MAIL_FROM: 'Bobita <petitii@bobita.example>', PUBLIC_URL: 'https://bobita.example' }
const LLM = { LLM_BASE_URL: 'http://localhost:11434/v1', LLM_MODEL: 'llama', LLM_API_KEY: 'cheie', LLM_VISION: '1' }

test.each<[settings: Record<string, string>, named: string[]]>([
  [{ LLM_BASE_URL: LLM.LLM_BASE_URL }, ['LLM_BASE_URL', 'LLM_MODEL', 'EMBEDDINGS_MODEL']],
  [{ LLM_MODEL: 'llama' }, ['LLM_MODEL', 'LLM_BASE_URL', 'ANTHROPIC_API_KEY']],
  [{ LLM_API_KEY: 'cheie' }, ['LLM_API_KEY', 'LLM_BASE_URL']],
  [{ LLM_VISION: '1' }, ['LLM_VISION', 'LLM_MODEL']],
  [{ LLM_API_KEY: 'cheie', ANTHROPIC_API_KEY: 'alta' }, ['LLM_API_KEY', 'ANTHROPIC_API_KEY']],
  [{ EMBEDDINGS_MODEL: 'bge-m3' }, ['EMBEDDINGS_MODEL', 'LLM_BASE_URL']],
  [{ MAIL_FROM: 'petitii@bobita.example' }, ['MAIL_FROM', 'SMTP_URL']],
  [{ ...MAIL, MAIL_FROM: 'Bobita' }, ['MAIL_FROM']],
  [{ ...MAIL, MAIL_FROM: 'Bobita <petitii>' }, ['MAIL_FROM']],
  [{ ...MAIL, MAIL_FROM: '' }, ['SMTP_URL', 'MAIL_FROM']],
  ...[...Object.keys(S3), 'S3_REGION'].map((name): [Record<string, string>, string[]] => [{ [name]: 'https://s3.example' }, ['S3_ENDPOINT', 'S3_BUCKET']]),
  [{ ...S3, S3_ACCESS_KEY_ID: '' }, ['S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY']],
  [{ DATABASE_REPLICA_URL: 'postgres://replica.example/bobita' }, ['DATABASE_REPLICA_URL', 'DATABASE_URL']],
  [{ DATABASE_URL: 'postgres://db.example/bobita', DATABASE_REPLICA_URL: 'postgres://db.example/bobita' }, ['DATABASE_REPLICA_URL', 'DATABASE_URL']],
  [{ S3_PUBLIC_ENDPOINT: 'https://files.example' }, ['S3_PUBLIC_ENDPOINT', 'S3_BUCKET']],
  [{ ...S3, S3_PUBLIC_ENDPOINT: 'https://ana:parola@files.example' }, ['S3_PUBLIC_ENDPOINT']],
  [{ ...S3, S3_PUBLIC_ENDPOINT: 'https://files.example/?x=1' }, ['S3_PUBLIC_ENDPOINT']],
  [{ ...S3, S3_PUBLIC_ENDPOINT: 'http://files.example', PUBLIC_URL: 'https://bobita.example' }, ['S3_PUBLIC_ENDPOINT', 'PUBLIC_URL']],
  [{ ...S3, S3_PUBLIC_ENDPOINT: 'https://bobita.example/fisiere', PUBLIC_URL: 'https://bobita.example' }, ['S3_PUBLIC_ENDPOINT', 'PUBLIC_URL']],
  [{ PUBLIC_URL: 'https://bobita.example/site' }, ['PUBLIC_URL']],
  [{ PUBLIC_URL: 'https://bobita.example/?x=1' }, ['PUBLIC_URL']],
  [{ PUBLIC_URL: 'https://bobita.example/#x' }, ['PUBLIC_URL']],
  [{ PUBLIC_URL: 'https://ana:parola@bobita.example' }, ['PUBLIC_URL']],
  [{ NODE_ENV: 'prod', PUBLIC_URL: 'https://bobita.example' }, ['NODE_ENV']],
  [{ TRUST_PROXY: 'yes' }, ['TRUST_PROXY']],
  [{ TRUST_PROXY: '10.0.0.1,10.0.0.0/33' }, ['TRUST_PROXY']],
  [{ UPLOADS_KEEP_FREE_MB: '10' }, ['UPLOADS_KEEP_FREE_MB', 'WRITES_KEEP_FREE_MB']],
])('%o is refused in one sentence that names the settings', (settings, named) => {
  const refused = (() => {
    try {
      return readConfig(settings) && ''
    } catch (error) {
      return error instanceof Error ? error.message : ''
    }
  })()
  const [first, ...sentences] = refused.split('\n')
  expect([first, sentences.length]).toEqual(['These settings are not right:', 1])
  for (const name of named) expect(sentences[0]).toContain(name)
  expect(refused).not.toMatch(/cheie|secret|parola/)
})

test.each<Record<string, string>>([
  { ...MAIL, ...S3, ...LLM, EMBEDDINGS_MODEL: 'bge-m3' },
  { ...MAIL, MAIL_FROM: 'petitii@bobita.example', PUBLIC_URL: 'https://Bobita.example:8443/' },
  { ANTHROPIC_API_KEY: 'cheie', LLM_MODEL: 'claude', LLM_VISION: '1' },
  { ANTHROPIC_API_KEY: 'cheie', LLM_BASE_URL: 'https://proxy.example' },
  { TRUST_PROXY: '10.0.0.1, 10.1.0.0/16,::1, loopback' },
  { NODE_ENV: 'production', PUBLIC_URL: 'https://bobita.example' },
  { DATABASE_URL: 'postgres://db.example/bobita', DATABASE_REPLICA_URL: 'postgres://replica.example/bobita' },
  { ...S3, S3_PUBLIC_ENDPOINT: 'https://files.example/s3/', PUBLIC_URL: 'https://bobita.example' },
])('%o makes sense', (settings) => {
  expect(() => readConfig(settings)).not.toThrow()
})
