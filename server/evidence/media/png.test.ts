import sharp from 'sharp'
import { expect, test } from 'vitest'
import { photoBombs } from '#tests/hostile/hostile-uploads.ts'
import { onlyPicture } from './png.ts'

test('of a PNG only the picture is left, and what changes how it looks', async () => {
  const { manyTexts } = photoBombs()
  const left = onlyPicture(Buffer.from(manyTexts))
  expect(left.includes('zTXt')).toBe(false)
  expect(left.length).toBeLessThan(200)
  expect(await sharp(left).metadata()).toMatchObject({ width: 8, height: 8 })
})

test('a profile and a small part for transparency stay, once each', async () => {
  const pixels = sharp({ create: { width: 4, height: 4, channels: 3, background: 'red' } })
  const photo = await pixels.withIccProfile('p3').png().toBuffer()
  const left = onlyPicture(Buffer.from(photo))
  expect(left.toString('latin1').match(/iCCP/g)).toHaveLength(1)
  expect(left.length).toBeLessThanOrEqual(photo.length)
})

test('what is no PNG, and what breaks off, is given on for the decoder to judge', () => {
  const jpeg = Buffer.from('ffd8ffe000104a464946', 'hex')
  expect(onlyPicture(jpeg)).toBe(jpeg)
  const { manyTexts } = photoBombs()
  for (const end of [8, 9, 15, 33, 40]) expect(onlyPicture(Buffer.from(manyTexts.subarray(0, end))).length).toBeLessThanOrEqual(end)
})
