import { personAt } from '#tests/cast.ts'
import { formBody, phoneFile, phonePhoto } from '#tests/evidence.ts'
import { openBucket } from '#tests/servers/bucket.ts'
import { openSignedBucket } from '#tests/servers/signed-bucket.ts'
import { ready } from './people.ts'
import { expect, startSite, test } from './site.ts'

test('D-015 where browsers reach the bucket, a set shows its photos and plays its films from there, and only pages of such a site may load from it', async ({
  page,
}) => {
  const bucket = await openBucket()
  const door = await openSignedBucket(bucket.endpoint, bucket)
  const site = await startSite({ ...bucket.settings, S3_PUBLIC_ENDPOINT: door.url })
  try {
    const { headers } = await personAt(site.url, 'Ana')
    const form = formBody([{ content: await phonePhoto() }, { content: phoneFile('phone.webm') }])
    const sent = await page.request.post(`${site.url}/api/v1/upload/plangere-media`, { headers: { ...headers, ...form.headers }, data: form.payload })
    const [photo, film] = (await sent.json()).files
    const data = { title: 'Câine legat', description: 'Fără apă.', user_name: 'Ana', photo_links: [photo.url], video_links: [film.url] }
    const made = await page.request.post(`${site.url}/api/v1/plangeri`, { headers, data })

    const refused: string[] = []
    page.on('console', (message) => message.type() === 'error' && refused.push(message.text()))
    const policy = page.waitForResponse(/\/media\//)
    await ready(page, `${site.url}/media/${(await made.json()).data.media_id}`)
    expect((await policy).headers()['content-security-policy']).toContain(`img-src 'self' data: blob: ${door.url};`)
    await expect(page.getByRole('img', { name: 'Fotografia 1: Câine legat' })).not.toHaveJSProperty('naturalWidth', 0)
    const shown = page.getByLabel('Filmarea 2: Câine legat')
    await expect(shown).toHaveJSProperty('error', null)
    // The last moment of it, which the browser asks for in a part of its own when it has not come yet.
    const end = await shown.evaluate(async (video: HTMLVideoElement) => {
      if (video.readyState === 0) await new Promise((resolve) => video.addEventListener('loadedmetadata', resolve, { once: true }))
      const seeked = new Promise((resolve) => video.addEventListener('seeked', resolve, { once: true }))
      video.currentTime = video.duration
      await seeked
      return [video.error, video.ended || video.currentTime > 0]
    })
    expect(end).toEqual([null, true])
    expect(door.answered.some(({ range, status }) => range?.startsWith('bytes=') === true && status === 206)).toBe(true)
    expect(door.answered.every(({ status }) => status < 400)).toBe(true)
    expect(refused).toEqual([])
  } finally {
    await site.stop()
    await door.close()
    await bucket.close()
  }
})

test('a site whose files browsers fetch from itself lets its pages load from nowhere else', async ({ page }) => {
  const answer = await page.goto('/media')
  expect(answer?.headers()['content-security-policy']).toContain("img-src 'self' data: blob:;")
})
