import { DEALT_WITH } from '#contract/waiting.ts'
import type { WaitingShown } from '#contract/staff.ts'
import { noticeMailTexts } from '#texts/staff/notices.ts'
import { ageWords, todayTexts } from '#texts/staff/today.ts'
import { mailOf, type MailPart } from '../../mail/layout.ts'
import type { MailWriter, MailWriters } from '../../mail/outbox.ts'
import { readToday } from '../today.ts'
import { isTheirs, readUrgent, type NoticedSite } from './notices.ts'

/** Writes to operators what waits for their role when the mail goes out: counts, ages and the way there, nobody's name. */
export function noticeWriters(publicUrl: string, site: Omit<NoticedSite, 'db'>): Pick<MailWriters, 'operator_daily' | 'operator_urgent'> {
  const writer =
    (kind: 'daily' | 'urgent'): MailWriter =>
    async (tx, { email, language }, now) => {
      const operator = await tx
        .selectFrom('operators')
        .select(['email', 'role'])
        .where('email', '=', email)
        .where('disabled_at', 'is', null)
        .where('notices', kind === 'daily' ? '!=' : '=', kind === 'daily' ? 'off' : 'urgent')
        .executeTakeFirst()
      if (!operator) return null
      const seen = { ...site, db: tx }
      const waiting =
        kind === 'daily'
          ? (await readToday({ ...seen, readSite: async () => ({ last_backup: null, disk: null }) }, operator.role, now)).waiting
          : (await readUrgent(seen, now)).filter(({ roles }) => isTheirs(roles, operator.role))
      if (waiting.length === 0) return null
      const texts = noticeMailTexts[language]
      const line = ({ kind: what, count, oldest_at }: Pick<WaitingShown, 'kind' | 'count' | 'oldest_at'>): MailPart => {
        const age = oldest_at === null ? '' : `, ${texts.since(ageWords(language, oldest_at, now))}`
        return { words: `${todayTexts[language].kinds[what](count)}${age}`, address: `${publicUrl}/operatori/${DEALT_WITH[what]}` }
      }
      const settings = { words: texts.settings, address: `${publicUrl}/operatori/cont` }
      return { mail: mailOf(operator.email, texts[kind].subject, language, [texts.hello, texts[kind].intro, ...waiting.map(line), texts[kind].why, settings]) }
    }
  return { operator_daily: writer('daily'), operator_urgent: writer('urgent') }
}
