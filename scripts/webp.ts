import type { Browser } from '@playwright/test'

const WEBP_QUALITY = 0.82

/** Chromium itself writes WebP; no other tool is needed for it. */
export async function toWebp(from: Browser, png: Buffer): Promise<Buffer> {
  const page = await from.newPage()
  const url = await page.evaluate(
    async ([base64, quality]) => {
      const picture = await createImageBitmap(await (await fetch(`data:image/png;base64,${base64}`)).blob())
      const canvas = document.createElement('canvas')
      canvas.width = picture.width
      canvas.height = picture.height
      canvas.getContext('2d')?.drawImage(picture, 0, 0)
      return canvas.toDataURL('image/webp', Number(quality))
    },
    [png.toString('base64'), String(WEBP_QUALITY)],
  )
  await page.close()
  return Buffer.from(url.slice(url.indexOf(',') + 1), 'base64')
}
