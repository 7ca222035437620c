import type { ShownSet } from '#web/api/plain-complaint.ts'

/** The sets of the person signed in; `starting` until the browser knows who is here. */
export type OwnSets = { kind: 'starting' } | { kind: 'guest' } | { kind: 'loading' } | { kind: 'failed' } | { kind: 'ready'; sets: ShownSet[] }
