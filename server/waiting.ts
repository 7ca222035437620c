import { articlesWaiting } from './blog/waiting.ts'
import { questionsWaiting } from './chat/waiting.ts'
import { directoryWaiting } from './directory/waiting.ts'
import { mailsWaiting } from './mail/waiting.ts'
import { petitionsWaiting } from './petitions/waiting.ts'
import type { WaitingForOperators } from './platform/waiting-for-operators.ts'
import { reportsWaiting } from './reports/waiting.ts'
import { siteWaiting } from './watch/waiting.ts'

/** Everything that can wait for operators, as each domain tells it. */
export const waitingForOperators: readonly WaitingForOperators[] = [
  ...siteWaiting,
  ...mailsWaiting,
  ...reportsWaiting,
  ...directoryWaiting,
  ...petitionsWaiting,
  ...articlesWaiting,
  ...questionsWaiting,
]
