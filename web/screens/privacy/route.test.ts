import { expect, test } from 'vitest'
import { privacySettingsTexts } from '#texts/legal/privacy-settings.ts'
import { dependentParts } from './route.tsx'

const none = { model: null, embeddings: null, mail: null, files: null }
const said = (recipients: object | null) =>
  (['ro', 'en'] as const).map((language) =>
    JSON.stringify(dependentParts(privacySettingsTexts[language], recipients && { recipients: { ...none, ...recipients } })),
  )

test('without any other server the policy says that nothing is sent anywhere', () => {
  const [ro, en] = said({})
  expect(ro).toContain('Întrebarea ta nu este trimisă altcuiva.')
  expect(ro).toContain('site-ul nu trimite datele tale nimănui')
  expect(en).toContain('the site sends your data to nobody')
})

test('a model, a mail server and a store of files are named by their hosts, with what goes there', () => {
  const [ro, en] = said({ model: { host: 'api.model.example' }, mail: { host: 'smtp.posta.example' }, files: { host: 's3.example', direct: false } })
  for (const text of [ro, en]) for (const host of ['api.model.example', 'smtp.posta.example', 's3.example']) expect(text).toContain(host)
  expect(ro).toContain('pot fi scrise de un model de inteligență artificială')
  expect(ro).toContain('în afara Spațiului Economic European, datele ajung acolo')
  expect(en).not.toContain('sends your data to nobody')
})

test('who fetches photos straight from the store of files is told that it learns their address', () => {
  const [ro, en] = said({ files: { host: 's3.example', direct: true } })
  expect(ro).toContain('s3.example: când le vezi, browserul tău le ia de acolo, așa că află adresa ta IP')
  expect(en).toContain('it learns your IP address')
  expect(said({ files: { host: 's3.example', direct: false } }).join()).not.toContain('află adresa ta')
})

test('a model on a machine of the operator is told, and that nothing leaves', () => {
  const [ro] = said({ model: { host: null } })
  expect(ro).toContain('pot fi scrise de un model de inteligență artificială')
  expect(ro).toContain('rulează pe un calculator al operatorului')
  expect(ro).toContain('site-ul nu trimite datele tale nimănui')
})

test('a model that only searches is not said to write', () => {
  const [ro, en] = said({ embeddings: { host: 'inteles.example' } })
  expect(ro).toContain('compară înțelesuri')
  expect(ro).not.toContain('pot fi scrise de un model')
  expect(en).toContain('inteles.example: the words of the question')
})

test('where the settings could not be read the reader is told of a model rather than not', () => {
  const [ro, en] = said(null)
  expect(ro).toContain('pot fi scrise de un model de inteligență artificială')
  expect(en).toContain('could not be read just now')
})
