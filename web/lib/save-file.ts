/** Long enough for every browser to have begun the download. */
const RELEASE_MS = 10_000

/** Offers a file made in the browser as a download. */
export function saveFile(content: Blob, name: string): void {
  const address = URL.createObjectURL(content)
  const link = Object.assign(document.createElement('a'), { href: address, download: name })
  document.body.append(link)
  link.click()
  link.remove()
  setTimeout(() => URL.revokeObjectURL(address), RELEASE_MS)
}
