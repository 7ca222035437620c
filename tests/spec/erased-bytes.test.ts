import { readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { call, formOf, PASSWORD } from '#tests/cast.ts'
import { wholeDump } from '#tests/reading/dump.ts'
import { emptySettings, engine } from '#tests/world.ts'
import { signedIn } from '#contract/auth.ts'
import { openBobita } from '#server/bobita.ts'
import { readConfig } from '#server/config.ts'
import { backUp } from '#server/backup/backup.ts'
import { emptyLog } from '#server/platform/database/database.ts'

const PEOPLE = 8

/** Every file below a folder, by path. */
function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
}

function holding(files: string[], canaries: string[]): string[] {
  return files.filter((file) => canaries.some((canary) => readFileSync(file).includes(canary)))
}

test('T16 what an erased person was called, wrote and asked is no byte of the database, its log or a backup', async () => {
  const config = readConfig({ LIMITS_SCALE: '1000', ...(await emptySettings()) })
  const bobita = await openBobita(config, false)
  try {
    const { app, database } = bobita
    // Letters that make no word, so that nothing answers them; none the editors' list blanks; the same ones in every run.
    const canaries = Array.from({ length: PEOPLE }, (_, at) => `zq${createHash('sha256').update(String(at)).digest('hex').replaceAll(/\d/g, '')}xw`)
    const tokens: string[] = []
    for (const canary of canaries) {
      const form = { ...formOf('Ana'), name: canary, email: `${canary}@exemplu.ro`, phone_number: '0700 000 000' }
      const { token } = signedIn.parse((await call(app, 'POST', '/auth/register', { payload: form })).json()).data
      tokens.push(token)
      const headers = { authorization: `Bearer ${token}` }
      for (const question of [`${canary} ${canary}?`, `vecina mea ${canary} ține un axolotl`]) {
        const answer = await call(app, 'POST', '/chat/ask/stream', { payload: { question }, headers })
        expect(answer.body).toContain('[DONE]')
      }
    }
    // What nobody could answer is noted after the answer was told.
    const noted = async () => {
      const asked = await database.db.selectFrom('editor_questions').select('question').execute()
      return canaries.filter((canary) => asked.some(({ question }) => question.includes(canary))).length
    }
    await expect.poll(noted).toBe(PEOPLE)

    for (const token of tokens) {
      const deleted = await call(app, 'POST', '/profile/delete', { payload: { password: PASSWORD }, headers: { authorization: `Bearer ${token}` } })
      expect(deleted.statusCode).toBe(204)
    }
    const left = await wholeDump(database.db)
    expect(canaries.filter((canary) => left.includes(canary))).toEqual([])
    await emptyLog(database)
    const folder = dirname(config.limitsFile)
    expect(holding(filesIn(folder), canaries)).toEqual([])

    const backup = join(folder, 'backup')
    await backUp(config.database, bobita.files, backup, async () => undefined)
    expect(filesIn(backup).length).toBeGreaterThan(1)
    expect(holding(filesIn(backup), canaries)).toEqual([])
    if (engine === 'sqlite') {
      const open = readdirSync(folder).filter((name) => /\.sqlite/.test(name))
      expect(open.length).toBeGreaterThan(2)
      expect(open.map((name) => [name, (statSync(join(folder, name)).mode & 0o777).toString(8)])).toEqual(open.map((name) => [name, '600']))
    }
  } finally {
    await bobita.close()
  }
})
