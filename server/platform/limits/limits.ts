/** A rate limit: how often somebody may do something within so many minutes. */
export interface Allowance {
  minutes: number
  /** So many cost nothing. */
  free: number
  /** So many are the end; those after `free` cost work that grows (docs/decisions/0017). Equal to `free`: no work, a plain limit. */
  most: number
  /** So many of everybody in ten minutes; then work is asked of all. */
  surge?: number
}

/** Every limit with its default: what is counted, and of whom, stands in docs/operate.md. Each is a setting of its own, LIMIT_ and its name. */
export const LIMITS = {
  call: { minutes: 5, free: 1_000, most: 20_000 },
  page: plain(600, 1),
  login_network: { minutes: 5, free: 25, most: 250 },
  login_account: plain(10, 15),
  password: plain(10, 15),
  forgotten_network: { minutes: 60, free: 10, most: 200 },
  forgotten_account: plain(3, 60),
  reset_password: { minutes: 15, free: 10, most: 200 },
  new_email: plain(5, 60),
  confirm_email: { minutes: 15, free: 20, most: 400 },
  register: { minutes: 60, free: 5, most: 500, surge: 100 },
  sign: { minutes: 10, free: 25, most: 2_000, surge: 1_000 },
  withdraw_code: { minutes: 10, free: 10, most: 200 },
  petition_proposal: plain(10, 24 * 60),
  mail_link: { minutes: 10, free: 60, most: 2_000 },
  guest_hour: { minutes: 60, free: 10, most: 600 },
  guest_day: { minutes: 24 * 60, free: 30, most: 3_000 },
  question: plain(60, 60),
  urgent: { minutes: 60, free: 120, most: 3_000 },
  share: plain(30, 60),
  document: { minutes: 60, free: 20, most: 400 },
  suggestion: { minutes: 60, free: 5, most: 200, surge: 50 },
  record_report: { minutes: 60, free: 10, most: 200 },
  report: { minutes: 60, free: 10, most: 200 },
  upload: plain(30, 30),
  set: plain(30, 30),
  set_look: { minutes: 1, free: 60, most: 1_200 },
  zip: { minutes: 10, free: 60, most: 1_200 },
  operator_network: plain(30, 15),
  operator_account: plain(10, 15),
  operator_code: plain(10, 15),
} as const satisfies Record<string, Allowance>

export type LimitName = keyof typeof LIMITS
export type Allowances = Record<LimitName, Allowance>

export const limitNames = Object.keys(LIMITS).filter((name): name is LimitName => name in LIMITS)

/** What holds back whoever guesses passwords: no test of load loosens it, and no flood of anything else pushes it out. */
export const PASSWORD_LIMITS: ReadonlySet<LimitName> = new Set([
  'login_network',
  'login_account',
  'password',
  'operator_network',
  'operator_account',
  'operator_code',
])

function plain(most: number, minutes: number): Allowance {
  return { minutes, free: most, most }
}
