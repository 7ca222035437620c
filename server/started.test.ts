import pino from 'pino'
import { expect, test } from 'vitest'
import { emptyWorld } from '#tests/world.ts'
import { readConfig } from './config.ts'
import { logOptions } from './platform/process/log.ts'
import { startedWith } from './started.ts'

/** The line a start with these settings prints. */
async function lineOf(settings: Record<string, string>): Promise<Record<string, unknown>> {
  const { database } = await emptyWorld()
  const lines: string[] = []
  pino(logOptions, { write: (line) => void lines.push(line) }).info(await startedWith(readConfig(settings), database), 'started')
  return JSON.parse(lines.join(''))
}

test('a start says in one line what it runs on', async () => {
  expect(await lineOf({ DATA_DIR: '/srv/bobita' })).toMatchObject({
    version: expect.stringMatching(/^\d+\.\d+\.\d+/),
    engine: expect.stringMatching(/^(SQLite|PostgreSQL) \d+/),
    database: '/srv/bobita/bobita.sqlite',
    model: 'none: the site is quoted',
    embeddings: 'none',
    mail: 'none: signatures are not confirmed',
    files: '/srv/bobita/files',
    examples: true,
    url: 'not set: pages name the address the server listens on',
  })
})

test('what a start says names every server and no user, password or key', async () => {
  const line = await lineOf({
    NODE_ENV: 'production',
    DATABASE_URL: 'postgres://ana:secret@db.example:5433/bobita',
    PUBLIC_URL: 'https://bobita.example',
    SMTP_URL: 'smtps://ana:secret@mail.example:465',
    MAIL_FROM: 'petitii@bobita.example',
    LLM_BASE_URL: 'https://ana:secret@models.example/v1',
    LLM_API_KEY: 'secret',
    LLM_MODEL: 'llama',
    LLM_VISION: '1',
    EMBEDDINGS_MODEL: 'bge-m3',
    S3_ENDPOINT: 'https://s3.example',
    S3_BUCKET: 'dovezi',
    S3_ACCESS_KEY_ID: 'ana',
    S3_SECRET_ACCESS_KEY: 'secret',
  })
  expect(line).toMatchObject({
    database: 'db.example:5433/bobita',
    model: 'llama at models.example, sees pictures',
    embeddings: 'bge-m3 at models.example',
    mail: 'mail.example:465',
    files: 'bucket dovezi at s3.example',
    examples: false,
    url: 'https://bobita.example',
  })
  expect(JSON.stringify(line)).not.toMatch(/secret|ana/)
})
