import type { CDPSession } from '@playwright/test'

const KINDS = { Document: 'document', Stylesheet: 'style', Script: 'script', Font: 'font', Image: 'image' } as const
type Kind = (typeof KINDS)[keyof typeof KINDS] | 'other'

/** Bytes on the wire, headers included, by what they are; and all together. */
export type KindBytes = Partial<Record<Kind, number>> & { all: number }

/** Counts what a page is sent. `by` answers what was whole so many milliseconds after the page was asked for, and pictures of these addresses whenever they came. */
export function countBytes(control: CDPSession): { by(ms: number, pictures?: readonly string[]): KindBytes } {
  const asked = new Map<string, { url: string; kind: Kind }>()
  const whole: { url: string; kind: Kind; bytes: number; at: number }[] = []
  let began: number | null = null
  control.on('Network.requestWillBeSent', ({ requestId, request: { url }, type, timestamp }) => {
    began ??= timestamp
    asked.set(requestId, { url, kind: kindOf(type) })
  })
  control.on('Network.loadingFinished', ({ requestId, encodedDataLength, timestamp }) => {
    const request = asked.get(requestId)
    if (request?.url.startsWith('http') && began !== null) whole.push({ ...request, bytes: encodedDataLength, at: (timestamp - began) * 1000 })
  })
  return {
    by(ms, pictures = []) {
      const sums: KindBytes = { all: 0 }
      for (const { kind, bytes, at, url } of whole) {
        if (at > ms && !(kind === 'image' && pictures.includes(url))) continue
        sums[kind] = (sums[kind] ?? 0) + bytes
        sums.all += bytes
      }
      return sums
    },
  }
}

function kindOf(type: string | undefined): Kind {
  return Object.entries(KINDS).find(([name]) => name === type)?.[1] ?? 'other'
}
