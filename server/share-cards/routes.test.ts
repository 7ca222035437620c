import sharp from 'sharp'
import { expect, test } from 'vitest'
import { aPetition, sign } from '#tests/petition.ts'
import { emptyWorld } from '#tests/world.ts'
import { createCardCache } from './card-cache.ts'

test('a petition has a picture for shared links, in both languages, drawn anew only with its percent', async () => {
  const { app, database } = await emptyWorld()
  const id = await aPetition(database.db, { id: 900_001, title_en: 'Fresh water', required_signatures: 2 })
  const picture = async (query = '') => (await app.inject(`/share/petitions/${id}.png${query}`)).rawPayload
  const before = await picture()
  const { width, height, format } = await sharp(before).metadata()
  expect([width, height, format]).toEqual([1_200, 630, 'png'])
  expect((await picture('?lang=en')).equals(before)).toBe(false)
  expect((await picture('?lang=xx')).equals(before)).toBe(true)
  await sign(app, id, 'ana@exemplu.ro')
  expect((await picture()).equals(before)).toBe(false)
})

test('an article has one too; what does not exist or is only an example has none', async () => {
  const { app } = await emptyWorld()
  const article = await app.inject('/share/articles/1.png')
  expect([article.statusCode, article.headers['content-type']]).toEqual([200, 'image/png'])
  for (const path of [
    '/share/articles/99999.png',
    '/share/petitions/x.png',
    '/share/petitions/0.png',
    '/share/petitions/99999999999.png',
    '/share/petitions/1.png',
  ]) {
    expect((await app.inject(path)).statusCode).toBe(404)
  }
})

test('a card is drawn once for many who ask, again after a failure, and not beyond what may wait', async () => {
  let drawn = 0
  const card = (title: string) => ({ kind: 'Petiție', title, progress: null })
  const cards = createCardCache(async ({ title }) => {
    drawn += 1
    if (title === 'faulty' && drawn === 1) throw new Error('no')
    return Buffer.from(title)
  })
  await expect(cards.get(card('faulty'))).rejects.toThrow('no')
  expect(String(await cards.get(card('faulty')))).toBe('faulty')
  expect(await Promise.all([cards.get(card('a')), cards.get(card('a'))])).toEqual([Buffer.from('a'), Buffer.from('a')])
  expect(drawn).toBe(3)
  const many = Array.from({ length: 60 }, (_, number) => cards.get(card(String(number))))
  expect(many.filter((one) => one === null).length).toBe(10)
  await Promise.all(many.filter((one) => one !== null))
})
