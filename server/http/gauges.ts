import { Counter, Gauge, type Registry } from '@prometheus-io/client'

/** Something that is measured when somebody asks, such as a queue; by `queue` or another label, or alone. */
export interface GaugeReading {
  name: string
  help: string
  label?: string
  /** What only ever grows while the process lives. */
  counts?: boolean
  values: readonly { of?: string; value: number }[]
}

/** Measures again at most this often, however many ask. */
const FRESH_MS = 15_000

/**
 * Gauges that follow what is looked at. What cannot be read is not shown, because a zero would look like a measure, and
 * `bobita_watched` is 0.
 */
export function createGauges(
  register: Registry,
  looks: readonly (() => Promise<GaugeReading[]>)[],
  now: () => number = Date.now,
): { refresh(): Promise<void> } {
  const watched = new Gauge({ name: 'bobita_watched', help: '1 when queues, disk and backups could be read', registers: [register] })
  let shown: string[] = []
  let readAt = -Infinity

  function show({ name, help, label, counts, values }: GaugeReading): void {
    const form = { name, help, labelNames: label === undefined ? [] : [label], registers: [register] }
    const made = counts === true ? new Counter(form) : new Gauge(form)
    for (const { of, value } of values) made.inc(label === undefined || of === undefined ? {} : { [label]: of }, value)
  }

  return {
    async refresh() {
      if (now() - readAt < FRESH_MS) return
      readAt = now()
      const looked = await Promise.allSettled(looks.map((look) => look()))
      watched.set(looked.every(({ status }) => status === 'fulfilled') ? 1 : 0)
      const readings = looked.flatMap((one) => (one.status === 'fulfilled' ? one.value : [])).filter(({ values }) => values.length > 0)
      // Made anew: a gauge without a label is 0 from its beginning.
      for (const name of shown) register.removeSingleMetric(name)
      shown = readings.map(({ name }) => name)
      for (const reading of readings) show(reading)
    },
  }
}
