import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { expect, onTestFinished, test, vi } from 'vitest'
import { fileOf, operate, operator } from '#tests/operators/operator.ts'
import { aPetition } from '#tests/petition.ts'
import { emptyWorld } from '#tests/world.ts'
import { machineActor, recordAction, writeRecorded } from './audit.ts'

test('the record names who the operator says they are, else who became root', async () => {
  const { db } = (await emptyWorld()).database
  onTestFinished(() => void vi.unstubAllEnvs())
  const id = await aPetition(db)
  const named = async (command: string, settings: Record<string, string>) => {
    for (const [name, value] of Object.entries({ OPERATOR: '', SUDO_USER: '', ...settings })) vi.stubEnv(name, value)
    await operate(operator(db), ['petitions', command, '--id', String(id), ...(command === 'edit' ? ['--title', 'Altfel'] : [])])
    return (await db.selectFrom('operator_actions').select('operator').where('petition_id', '=', id).where('action', '=', command).executeTakeFirstOrThrow())
      .operator
  }
  expect(await named('edit', { OPERATOR: 'ana', SUDO_USER: 'dan' })).toBe('ana')
  expect(await named('close', { SUDO_USER: 'dan' })).toBe('dan')
})

test('a file that cannot be written leaves no record of it', async () => {
  const { db } = (await emptyWorld()).database
  const id = String(await aPetition(db))
  const nowhere = `${fileOf('nowhere')}/file`
  for (const words of [
    ['petitions', 'export', '--id', id],
    ['petitions', 'dossier', '--id', id],
    ['directories', 'export', '--kind', 'shelter'],
  ])
    await expect(operate(operator(db), [...words, '--file', nowhere])).rejects.toThrow('ENOENT')
  expect(await db.selectFrom('operator_actions').select('action').where('action', 'in', ['export', 'dossier', 'directories.export']).execute()).toEqual([])
})

test('a file whose record cannot be kept is not there, and the one before it stays', async () => {
  const { db } = (await emptyWorld()).database
  const path = fileOf('before.csv')
  const failing = async () => {
    throw new Error('no room')
  }
  await expect(writeRecorded(db, path, (part) => writeFile(part, 'new'), failing)).rejects.toThrow('no room')
  expect([existsSync(path), existsSync(`${path}.part`)]).toEqual([false, false])
  writeFileSync(path, 'before')
  await expect(writeRecorded(db, path, (part) => writeFile(part, 'new'), failing)).rejects.toThrow('no room')
  expect([readFileSync(path, 'utf8'), existsSync(`${path}.part`)]).toEqual(['before', false])
  await writeRecorded(
    db,
    path,
    (part) => writeFile(part, 'new'),
    (tx) => recordAction(tx, machineActor(), 'petitions.export', { details: { signatures: 1 } }, new Date()),
  )
  expect(readFileSync(path, 'utf8')).toBe('new')
})
