import { z } from 'zod'
import type { Phone } from './phone.ts'

const KINDS = { Document: 'document', Stylesheet: 'style', Script: 'script', Font: 'font', Image: 'image' } as const
type Kind = (typeof KINDS)[keyof typeof KINDS] | 'other'

/** Bytes on the wire, headers included, by what they are; and all together. */
export type KindBytes = Partial<Record<Kind, number>> & { all: number }

const asking = z.object({ requestId: z.string(), request: z.object({ url: z.string() }), type: z.string().optional(), timestamp: z.number() })
const finished = z.object({ requestId: z.string(), encodedDataLength: z.number(), timestamp: z.number() })

/** Counts what a page is sent. `by` answers what was whole so many milliseconds after the page was asked for, and pictures of these addresses whenever they came. */
export function countBytes(phone: Phone): { by(ms: number, pictures?: readonly string[]): KindBytes } {
  const asked = new Map<string, { url: string; kind: Kind }>()
  const whole: { url: string; kind: Kind; bytes: number; at: number }[] = []
  let began: number | null = null
  phone.on('Network.requestWillBeSent', (said) => {
    const {
      requestId,
      request: { url },
      type,
      timestamp,
    } = asking.parse(said)
    began ??= timestamp
    asked.set(requestId, { url, kind: kindOf(type) })
  })
  phone.on('Network.loadingFinished', (said) => {
    const { requestId, encodedDataLength, timestamp } = finished.parse(said)
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
