import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { z } from 'zod'

const root = new URL('../../', import.meta.url)
const ruleFile = z.object({ groups: z.array(z.object({ rules: z.array(z.object({ alert: z.string(), expr: z.string() })) })) })

/** The alarms of deploy/alerts.yml. */
export const alarms = ruleFile.parse(parse(readFileSync(new URL('deploy/alerts.yml', root), 'utf8'))).groups.flatMap(({ rules }) => rules)

/** One line of Prometheus text. */
export interface Sample {
  metric: string
  labels: Record<string, string>
  value: number
}

/** Reads what /metrics says. */
export function samplesOf(text: string): Sample[] {
  return [...text.matchAll(/^([a-z_]\w*)(?:\{([^}]*)\})? (\S+)$/gm)].map(([, metric = '', labels = '', value]) => ({
    metric,
    labels: Object.fromEntries([...labels.matchAll(/(\w+)="([^"]*)"/g)].map(([, name = '', said = '']) => [name, said])),
    value: Number(value),
  }))
}

/** Names of the metrics an expression reads. */
export function metricsIn(expr: string): string[] {
  const bare = expr.replaceAll(/\{[^}]*\}/g, '').replaceAll(/\b(?:by|without) \([^)]*\)/g, '')
  return [...bare.matchAll(/\b[a-z]+_\w+\b(?!\s*\()/g)].map(([name]) => name)
}

const RULE = /^(?:sum(?: by \(\w+\) )?\()?(time\(\) - |rate\(|delta\()?(\w+)(?:\{(\w+)(=~|=|!=)"([^"]*)"\})?(?:\[\w+\])?\)* (==|>|<) ([\d.e]+)$/
const LABELS: Record<string, (label: string | undefined, said: string) => boolean> = {
  '=': (label, said) => label === said,
  '!=': (label, said) => label !== said,
  '=~': (label, said) => new RegExp(`^(?:${said})$`).test(label ?? ''),
}

/**
 * Whether an alarm rings now, whatever it waits for; of alarms that compare a metric, its age, or how it has changed since
 * `before` with a number. Like Prometheus it knows no change of what was not there before.
 *
 * @throws Error for any other expression
 */
export function rings(
  expr: string,
  samples: readonly Sample[],
  { nowMs = Date.now(), before = [] }: { nowMs?: number; before?: readonly Sample[] } = {},
): boolean {
  const [, change, metric, label = '', way = '', said = '', comparison, limit] = RULE.exec(expr) ?? []
  if (metric === undefined) throw new Error(`too much for this evaluator: ${expr}`)
  const chosen = (all: readonly Sample[]) =>
    all
      .filter((sample) => sample.metric === metric && (LABELS[way]?.(sample.labels[label], said) ?? true))
      .map((sample): [string, number] => [JSON.stringify(sample.labels), sample.value])
  const earlier = new Map(chosen(before))
  const measured = chosen(samples).flatMap(([series, value]) => {
    if (change === undefined) return value
    if (change.startsWith('time')) return nowMs / 1000 - value
    const was = earlier.get(series)
    return was === undefined ? [] : value - was
  })
  return measured.some((value) => (comparison === '>' ? value > Number(limit) : comparison === '<' ? value < Number(limit) : value === Number(limit)))
}

/** Whether `rings` can tell. */
export const isSimple = (expr: string): boolean => RULE.test(expr)

const board = z.object({ panels: z.array(z.object({ title: z.string(), targets: z.array(z.object({ expr: z.string() })) })) })

/** What the board of deploy/grafana.json draws. */
export const drawn = board
  .parse(JSON.parse(readFileSync(new URL('deploy/grafana.json', root), 'utf8')))
  .panels.flatMap(({ title, targets }) => targets.map(({ expr }) => ({ title, expr })))
