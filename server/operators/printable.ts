/** What people wrote, on one line and without what would steer a terminal. */
export function printable(text: string): string {
  return text.replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu, ' ')
}

/** A record as a line of JSON to read. */
export function printed(row: object): string {
  return printable(JSON.stringify(row))
}
