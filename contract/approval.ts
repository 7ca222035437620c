/** Spellings of an approved status, folded to lower case (S-343). */
const APPROVED = new Set(['approved', 'aprobat', 'aprobată'])

/**
 * Approved (S-340 to S-345) when `is_approved`, `isApproved` or `approved` is true, 1 or 'true', or when `status` or
 * `approval_status` says approved, aprobat or aprobată in any case. No imports: this file ships to the browser.
 */
export function isApproved(record: object): boolean {
  return flags.some((field) => isTrue(valueOf(record, field))) || statuses.some((field) => isApprovedStatus(valueOf(record, field)))
}

const flags = ['is_approved', 'isApproved', 'approved'] as const
const statuses = ['status', 'approval_status'] as const

function valueOf(record: object, field: string): unknown {
  return Object.hasOwn(record, field) ? Reflect.get(record, field) : undefined
}

function isTrue(value: unknown): boolean {
  return value === true || value === 1 || value === 'true'
}

/** 'ă' may come composed or as two characters. */
function isApprovedStatus(value: unknown): boolean {
  return typeof value === 'string' && APPROVED.has(value.normalize('NFC').toLowerCase())
}
