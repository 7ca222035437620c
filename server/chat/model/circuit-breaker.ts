/** T13: after 5 failures in a row a provider is left alone, and probed again after 30 s. */
const FAILURES_TO_OPEN = 5
const PROBE_AFTER_MS = 30_000

/** A circuit breaker: keeps a failing provider from slowing every answer. */
export interface CircuitBreaker {
  /** Whether the provider may be asked now; when open, one probe passes every 30 s. */
  allows(now?: number): boolean
  succeeded(): void
  failed(now?: number): void
}

/** A closed circuit breaker. Times are epoch milliseconds. */
export function createCircuitBreaker(): CircuitBreaker {
  let failures = 0
  let probeAt = 0
  return {
    allows(now = Date.now()) {
      if (failures < FAILURES_TO_OPEN) return true
      if (now < probeAt) return false
      probeAt = now + PROBE_AFTER_MS
      return true
    },
    succeeded() {
      failures = 0
    },
    failed(now = Date.now()) {
      failures += 1
      if (failures >= FAILURES_TO_OPEN) probeAt = now + PROBE_AFTER_MS
    },
  }
}
