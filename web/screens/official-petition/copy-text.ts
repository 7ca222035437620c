/**
 * Copies a text that is still on its way: the clipboard is asked at once, while the press on the button counts as one.
 *
 * @returns false where the browser refuses
 * @throws what the text itself was refused with
 */
export async function copyText(text: Promise<string>): Promise<boolean> {
  try {
    await navigator.clipboard.write([new ClipboardItem({ 'text/plain': text.then((words) => new Blob([words], { type: 'text/plain' })) })])
    return true
  } catch {
    const words = await text
    return navigator.clipboard.writeText(words).then(
      () => true,
      () => false,
    )
  }
}
