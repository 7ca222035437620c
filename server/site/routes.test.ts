import { expect, test } from 'vitest'
import { call } from '#tests/cast.ts'
import { emptyWorld } from '#tests/world.ts'
import { readConfig } from '../config.ts'
import { recipientsOf } from './data-recipients.ts'

const recipients = (settings: Record<string, string>) => recipientsOf(readConfig(settings))
const mail = (host: string) =>
  recipients({ SMTP_URL: `smtp://eu:parola@${host}:25`, MAIL_FROM: 'Bobita <b@exemplu.ro>', PUBLIC_URL: 'https://exemplu.ro' }).mail

test('the site tells who runs it as it is set, and nothing where nothing is', async () => {
  const operator = { name: null, registration: null, tax_id: null, address: null, email: null, phone: null, data_protection_email: null }
  const nobody = { model: null, embeddings: null, mail: null, files: null }
  expect((await call((await emptyWorld()).app, 'GET', '/site')).json()).toEqual({ operator, recipients: nobody, mails: false })
  const set = await emptyWorld({
    OPERATOR_NAME: 'Asociația Codița',
    OPERATOR_REGISTRATION: '12/A/2024',
    OPERATOR_TAX_ID: '45678901',
    OPERATOR_DPO_EMAIL: 'date@codita.example',
  })
  expect((await call(set.app, 'GET', '/site')).json().operator).toEqual({
    ...operator,
    name: 'Asociația Codița',
    registration: '12/A/2024',
    tax_id: '45678901',
    data_protection_email: 'date@codita.example',
  })
})

test('whoever else receives data is named by the host of its server', () => {
  expect(recipients({})).toEqual({ model: null, embeddings: null, mail: null, files: null })
  expect(recipients({ ANTHROPIC_API_KEY: 'cheie' }).model).toEqual({ host: 'api.anthropic.com' })
  const both = recipients({ LLM_BASE_URL: 'https://user:secret@api.model.example/v1', LLM_MODEL: 'm', EMBEDDINGS_MODEL: 'e' })
  expect(both).toMatchObject({ model: { host: 'api.model.example' }, embeddings: { host: 'api.model.example' } })
  const bucket = { S3_ENDPOINT: 'https://s3.depozit.example', S3_BUCKET: 'b', S3_ACCESS_KEY_ID: 'a', S3_SECRET_ACCESS_KEY: 's' }
  expect(recipients(bucket).files).toEqual({ host: 's3.depozit.example', direct: false })
  const shown = { ...bucket, S3_ENDPOINT: 'http://10.0.0.5:9000', S3_PUBLIC_ENDPOINT: 'https://fisiere.depozit.example' }
  expect(recipients(shown).files).toEqual({ host: 'fisiere.depozit.example', direct: true })
  expect(mail('smtp.posta.example')).toEqual({ host: 'smtp.posta.example' })
  expect(mail('203.0.113.9')).toEqual({ host: '203.0.113.9' })
})

test('a server on a machine of the operator is not named', () => {
  const own = ['localhost', 'mail', 'mail.lan', 'posta.internal', '127.0.0.1', '10.1.2.3', '172.20.0.4', '192.168.1.9', '100.64.0.1', '[::1]', '[fd00::5]']
  expect(own.map(mail)).toEqual(own.map(() => ({ host: null })))
})
