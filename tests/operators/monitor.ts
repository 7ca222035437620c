/** Every site of the tests shows its metrics to whoever brings this. */
export const METRICS_TOKEN = 'un-secret-destul-de-lung'

/** The headers of a monitor. */
export const asMonitor = { authorization: `Bearer ${METRICS_TOKEN}` }
