import { beforeEach, expect, test } from 'vitest'
import { IMPORT_BYTES, IMPORT_RECORDS } from '#contract/limits.ts'
import { call } from '#tests/cast.ts'
import { asFile } from '#tests/import-file.ts'
import { listedShelter } from '#tests/listed-record.ts'
import { loseRows } from '#tests/setup/empty-database.ts'
import { staffMember, type StaffMember } from '#tests/staff/operators.ts'
import { emptyWorld } from '#tests/world.ts'
import type { Bobita } from '../bobita.ts'

let world: Bobita
let ana: StaffMember
beforeEach(async () => {
  world = await emptyWorld()
  await loseRows(world.database.db, 'shelters')
  ana = await staffMember(world, 'moderator')
})

const HEAD = 'id,name,location,description,phone_numbers,website,verified_on,status'
const post = (path: string, payload: object, by = ana) => call(world.app, 'POST', `/operators/${path}`, { payload, headers: by.headers })
const preview = async (text: string | Uint8Array, more: object = {}) => (await post('import-previews', asFile(text, more))).json()
const shelters = () => world.database.db.selectFrom('shelters').select(['name', 'location', 'phone_numbers', 'status']).orderBy('id').execute()
const imports = async () => (await call(world.app, 'GET', '/operators/imports', { headers: ana.headers })).json().imports

test('a dry run says by row what is new, changed field by field, the same and wrong, and writes nothing', async () => {
  const { id } = await listedShelter(world, { name: 'Vechi', location: 'Iași' })
  await listedShelter(world, { name: 'La fel', location: 'Iași' })
  const before = await shelters()
  const good = `${HEAD}\n${id},Vechi,Iași,,0722 000 009,vechi.example,,\n,Nou,Arad,,,,,\n,La fel,Iași,,0722 000 001,,,\n`
  const seen = await preview(good)
  expect(seen).toMatchObject({ added: 1, changed: 1, same: 1, faults: [] })
  expect(seen.lines).toEqual([
    {
      line: 2,
      does: 'changed',
      name: 'Vechi',
      place: 'Iași',
      record: `shelter-${id}`,
      changed: [
        { column: 'phone_numbers', before: '0722 000 001', after: '0722 000 009' },
        { column: 'website', before: '', after: 'vechi.example' },
      ],
    },
    { line: 3, does: 'added', name: 'Nou', place: 'Arad', record: null, changed: [] },
    expect.objectContaining({ line: 4, does: 'same', name: 'La fel' }),
  ])
  const bad = await preview(`${good},=cmd|x,Cluj,,,,,\n,B,Cluj,,sună-mă,,,\n2147483000,C,Cluj,,,,,\n,D,Cluj,,,,2026-02-30,\n`)
  expect(bad).toMatchObject({ expected: null, faults_in_all: 4 })
  expect(bad.faults).toEqual([
    { line: 5, column: 'name', message: 'Textul nu poate începe cu = sau @ și nu poate conține caractere de control.' },
    { line: 6, column: 'phone_numbers', message: expect.stringContaining('Nu este un număr de telefon') },
    { line: 7, column: 'id', message: 'Nu există o fișă cu numărul 2147483000.' },
    { line: 8, column: 'verified_on', message: 'Scrie ziua ca 2026-11-23.' },
  ])
  expect(await shelters()).toEqual(before)
})

test('a file is imported as its dry run said, once; the list of imports names who, and undo brings back what was', async () => {
  const { id } = await listedShelter(world, { name: 'Vechi', location: 'Iași' })
  const before = await shelters()
  const text = `${HEAD}\n${id},Vechi,Iași,,0722 000 009,,,\n,Nou,Arad,,,,,\n`
  const { expected } = await preview(text)
  expect((await post('imports', asFile(text, { expected }))).json()).toEqual({ added: 1, changed: 1, same: 0 })
  expect((await shelters()).map(({ name, phone_numbers }) => [name, phone_numbers])).toEqual([
    ['Vechi', '["0722 000 009"]'],
    ['Nou', '[]'],
  ])
  const [made] = await imports()
  expect(made).toMatchObject({ kind: 'shelter', operator: 'Operator Exemplu', undoes: false, added: 1, changed: 1, undoable: true })

  // Sent again it would change nothing, which is not what was shown.
  const again = await post('imports', asFile(text, { expected }))
  expect([again.statusCode, again.json().code, again.json().present.same]).toEqual([409, 'operator.stale', 2])

  expect((await post(`imports/${made.id}/undo`, {})).json()).toEqual({ restored: 1, removed: 1, left: 0 })
  expect(await shelters()).toEqual(before)
  expect((await post(`imports/${made.id}/undo`, {})).json().code).toBe('operator.not_undoable')
  expect(await imports()).toMatchObject([
    { undoes: true, added: 1, changed: 1, left: 0, undoable: false },
    { undoes: false, undoable: false },
  ])
})

test('what changed since the dry run is told with the new one, and nothing is written', async () => {
  const { id } = await listedShelter(world, { name: 'Vechi', location: 'Iași' })
  const text = `${HEAD}\n${id},Vechi,Iași,,0722 000 009,,,\n,Nou,Arad,,,,,\n`
  const { expected } = await preview(text)
  await world.database.db.updateTable('shelters').set({ phone_numbers: '["0700"]', updated_at: new Date().toISOString() }).where('id', '=', id).execute()
  const before = await shelters()
  const refused = await post('imports', asFile(text, { expected }))
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'operator.stale'])
  const { present } = refused.json()
  expect(present.lines[0].changed).toEqual([{ column: 'phone_numbers', before: '0700', after: '0722 000 009' }])
  expect(await shelters()).toEqual(before)
  expect((await post('imports', asFile(text, { expected: present.expected }))).statusCode).toBe(200)
})

test('of two who import the same file at once one does', async () => {
  const text = `${HEAD}\n,Nou,Arad,,,,,\n`
  const { expected } = await preview(text)
  const answers = await Promise.all([1, 2, 3].map(() => post('imports', asFile(text, { expected }))))
  expect(answers.map(({ statusCode }) => statusCode).toSorted((one, other) => one - other)).toEqual([200, 409, 409])
  expect(await shelters()).toHaveLength(1)
})

test('columns with other names are guessed, and chosen; a record keeps what the file does not say', async () => {
  await listedShelter(world, { name: 'Vechi', location: 'Iași', website: 'vechi.example' })
  const text = 'Denumire;Oraș;Telefon;Ce mai știm\nVechi;Iași;0722 000 009;Salvează pisici\nNou;Arad;;\n'
  const guessed = await preview(text)
  expect(guessed).toMatchObject({
    head: ['Denumire', 'Oraș', 'Telefon', 'Ce mai știm'],
    columns: { name: 0, place: 1, phone_numbers: 2 },
    added: 1,
    changed: 1,
  })
  expect(guessed.lines[0].changed.map(({ column }: { column: string }) => column)).toEqual(['phone_numbers'])
  const columns = { name: 0, place: 1, description: 3 }
  const chosen = await preview(text, { columns })
  expect(chosen.lines[0].changed).toEqual([{ column: 'description', before: '', after: 'Salvează pisici' }])
  await post('imports', asFile(text, { columns, expected: chosen.expected }))
  expect(await world.database.db.selectFrom('shelters').select(['name', 'description', 'website', 'phone_numbers']).orderBy('id').execute()).toEqual([
    { name: 'Vechi', description: 'Salvează pisici', website: 'vechi.example', phone_numbers: '["0722 000 001"]' },
    { name: 'Nou', description: '', website: null, phone_numbers: '[]' },
  ])
  const unnamed = await preview('Telefon\n0722 000 001\n')
  expect(unnamed.faults.map(({ column }: { column: string }) => column)).toEqual(['name', 'place'])
})

test.each([
  ['another encoding', Buffer.from([0x6e, 0xaa]), 'CSV UTF-8'],
  ['a quote that is not closed', `${HEAD}\n,"A,Cluj,,,,,`, 'O ghilimea nu este închisă'],
  ['nothing', '', 'Alege în ce coloană'],
  ['too few fields', `${HEAD}\n,A`, 'Rândul are 2 câmpuri'],
  ['a hundred columns', 'a,'.repeat(100), 'Alege în ce coloană'],
  ['too many records', `name,location\n${'A,B\n'.repeat(IMPORT_RECORDS + 1)}`, `${IMPORT_RECORDS.toLocaleString('ro-RO')} fișe`],
])('%s in a file is told in a sentence', async (_, text, sentence) => {
  const { faults, expected } = await preview(text)
  expect(faults.some(({ message }: { message: string }) => message.includes(sentence))).toBe(true)
  expect(expected).toBeNull()
})

test('a larger file, a key that is none and fields nobody asked for are refused', async () => {
  expect((await post('import-previews', asFile(Buffer.alloc(IMPORT_BYTES + 65_536)))).statusCode).toBe(413)
  const form = asFile(`${HEAD}\n,Nou,Arad,,,,,\n`)
  expect((await post('imports', { ...form, expected: 'x'.repeat(43) })).json().code).toBe('operator.stale')
  for (const more of [{ kind: 'account' }, { is_example: 1 }, { columns: { created_at: 0 } }, { columns: { name: 5_000 } }, { file: '<script>' }])
    expect([more, (await post('import-previews', { ...form, ...more })).statusCode]).toEqual([more, 422])
  expect((await post('imports/nimic/undo', {})).json().code).toBe('operator.not_undoable')
})

test('the export is the file an import reads, safe for spreadsheets, for moderators alone and kept nowhere', async () => {
  await listedShelter(world, { name: "+Ajutor 'x'", location: 'Cluj', description: '=HYPERLINK("x")' })
  const path = '/operators/record-files/shelter'
  const answer = await call(world.app, 'GET', path, { headers: ana.headers })
  expect(answer.headers).toMatchObject({ 'content-type': 'text/csv; charset=utf-8', 'cache-control': 'no-store' })
  expect(answer.headers['content-disposition']).toBe('attachment; filename="shelters.csv"')
  expect(answer.body).toContain(`"'+Ajutor 'x'"`)
  expect(answer.body).toContain(`"'=HYPERLINK(""x"")"`)
  const editor = await staffMember(world, 'editor')
  expect((await call(world.app, 'GET', path, { headers: editor.headers })).json().code).toBe('operator.forbidden')
  expect((await call(world.app, 'GET', '/operators/record-files/account', { headers: ana.headers })).statusCode).toBe(422)
  const { action, details } = await world.database.db
    .selectFrom('operator_actions')
    .selectAll()
    .where('action', '=', 'directories.export')
    .executeTakeFirstOrThrow()
  expect([action, JSON.parse(details)]).toEqual(['directories.export', { kind: 'shelter', records: 1 }])
})
