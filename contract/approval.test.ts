import { expect, test } from 'vitest'
import { isApproved } from './approval.ts'

const approved: [string, object][] = [
  ['S-340 is_approved true', { is_approved: true }],
  ['S-340 is_approved 1', { is_approved: 1 }],
  ["S-340 is_approved 'true'", { is_approved: 'true' }],
  ['S-341 isApproved true', { isApproved: true }],
  ['S-341 isApproved 1', { isApproved: 1 }],
  ["S-341 isApproved 'true'", { isApproved: 'true' }],
  ['S-342 approved true', { approved: true }],
  ['S-342 approved 1', { approved: 1 }],
  ["S-342 approved 'true'", { approved: 'true' }],
  ['S-343 status approved', { status: 'approved' }],
  ['S-343 status aprobat', { status: 'Aprobat' }],
  ['S-343 status APROBATĂ', { status: 'APROBATĂ' }],
  ['S-343 status aprobată in two characters', { status: 'aprobata\u0306' }],
  ['S-344 approval_status APPROVED', { approval_status: 'APPROVED' }],
  ['S-344 approval_status aprobat', { approval_status: 'aprobat' }],
  ['S-344 approval_status aprobată', { approval_status: 'aprobată' }],
  ['S-340 one yes among noes', { is_approved: false, status: 'pending', approval_status: 'aprobat' }],
]

test.each(approved)('%s is approved', (_, record) => {
  expect(isApproved(record)).toBe(true)
})

const notApproved: [string, object][] = [
  ['nothing said', {}],
  ['false everywhere', { is_approved: false, isApproved: false, approved: false }],
  ['0', { is_approved: 0, isApproved: 0, approved: 0 }],
  ["'false'", { approved: 'false' }],
  ["'1', which is neither 1 nor 'true'", { approved: '1' }],
  ['2', { is_approved: 2 }],
  ['null', { status: null, approval_status: null }],
  ['pending', { status: 'pending', approval_status: 'pending' }],
  ['not approved', { status: 'not approved' }],
]

test.each(notApproved)('S-345 %s is not approved', (_, record) => {
  expect(isApproved(record)).toBe(false)
})
