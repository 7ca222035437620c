const POSTGRES_INTEGER_MAX = 2_147_483_647

/**
 * The id of a record as the site itself writes it, so that every record has one address; null for any other text
 * ('0x1', '1e1', '+1', '01'), which is an unknown record and not a malformed request.
 */
export function recordId(text: string): number | null {
  const id = /^[1-9]\d{0,9}$/.test(text) ? Number(text) : null
  return id !== null && id <= POSTGRES_INTEGER_MAX ? id : null
}
