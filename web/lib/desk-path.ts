/** Where the area of operators begins. */
export const DESK = '/operatori'

/** Whether a path lies in the area of operators. */
export function isDesk(path: string): boolean {
  return path === DESK || path.startsWith(`${DESK}/`) || path.startsWith(`${DESK}.`)
}
