import { Gauge, type Registry } from '@prometheus-io/client'

/** Something that is measured when somebody asks, such as a queue; by `queue` or another label, or alone. */
export interface Reading {
  name: string
  help: string
  label?: string
  values: readonly { of?: string; value: number }[]
}

/** Measures again at most this often, however many ask. */
const FRESH_MS = 15_000

/** Gauges that follow readings. What cannot be read is not shown, and `bobita_watched` is 0. */
export function createGauges(register: Registry, look: () => Promise<Reading[]>, now: () => number = Date.now): { refresh(): Promise<void> } {
  const watched = new Gauge({ name: 'bobita_watched', help: '1 when queues and disk could be read', registers: [register] })
  const gauges = new Map<string, Gauge<string>>()
  let readAt = -Infinity

  function gaugeOf({ name, help, label }: Reading): Gauge<string> {
    const known = gauges.get(name)
    if (known) return known
    const made = new Gauge<string>({ name, help, labelNames: label === undefined ? [] : [label], registers: [register] })
    gauges.set(name, made)
    return made
  }

  return {
    async refresh() {
      if (now() - readAt < FRESH_MS) return
      readAt = now()
      const readings = await look().catch(() => null)
      watched.set(readings ? 1 : 0)
      for (const gauge of gauges.values()) gauge.reset()
      for (const reading of readings ?? []) {
        const gauge = gaugeOf(reading)
        for (const { of, value } of reading.values) gauge.set(reading.label === undefined || of === undefined ? {} : { [reading.label]: of }, value)
      }
    },
  }
}
