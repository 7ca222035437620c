/** Tells spreadsheets that what follows is UTF-8. */
export const BYTE_ORDER_MARK = '\uFEFF'

/** One field: quoted, and what a spreadsheet would read as a formula made plain text by an apostrophe. */
export function csvField(value: string | null): string {
  const text = value ?? ''
  const plain = /^[=+\-@\t\r\n＝＋－＠]/.test(text) ? `'${text}` : text
  return `"${plain.replaceAll('"', '""')}"`
}
