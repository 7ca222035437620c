import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { ANSWER_DAYS, ANSWER_EXTENSION_DAYS, RETENTION_DAYS } from '#contract/limits.ts'
import { LINK_HOURS } from '#server/auth/account-links.ts'
import { SIGNER_DAYS } from '#server/petitions/signature.ts'
import { privacyTexts } from '#texts/legal/privacy.ts'

/** The number that stands beside a name in a file. */
function numberIn(file: string, before: RegExp): number {
  const [, found] = new RegExp(`${before.source}(\\d[\\d_]*)`).exec(readFileSync(file, 'utf8')) ?? []
  return Number(found?.replaceAll('_', ''))
}

/** The row of the table that begins so, as one text. */
function row(language: 'ro' | 'en', name: string): string {
  const rows = privacyTexts[language].sections.flatMap((section) => ('table' in section && section.table?.rows) || [])
  return rows.find(([first]) => first === name)?.join(' | ') ?? ''
}

const EDITORS = 'server/chat/sessions/editor-questions.ts'
const terms: [ro: string, en: string, number: number, says: (language: 'ro' | 'en', number: number) => string][] = [
  ['Conectări', 'Logins', numberIn('server/auth/sign-in-tokens.ts', /ABSOLUTE_DAYS = /), days],
  ['Linkuri pentru contul tău', 'Links for your account', LINK_HOURS.undo_email / 24, days],
  ['Linkuri pentru contul tău', 'Links for your account', LINK_HOURS.confirm_email, hours],
  [
    'Conversații cu cont',
    'Conversations with an account',
    numberIn('server/chat/sessions/sessions.ts', /MAX_SESSIONS = /),
    (_language, number) => String(number),
  ],
  ['Conversații fără cont', 'Conversations without an account', numberIn('server/auth/current-user.ts', /GUEST_SECONDS = /), hours],
  [
    'Întrebări la care Bobita nu a știut sau al căror răspuns ți-a displăcut',
    'Questions Bobita could not answer, or whose answer you disliked',
    numberIn(EDITORS, /STORED_MS = /),
    days,
  ],
  [
    'Întrebări la care Bobita nu a știut sau al căror răspuns ți-a displăcut',
    'Questions Bobita could not answer, or whose answer you disliked',
    numberIn(EDITORS, /LONGEST = /),
    (_language, number) => String(number),
  ],
  ['Semnături false', 'False signatures', SIGNER_DAYS, days],
  ['Seturi de dovezi', 'Sets of evidence', RETENTION_DAYS, days],
  ['Seturi de dovezi', 'Sets of evidence', ANSWER_DAYS + ANSWER_EXTENSION_DAYS, days],
  ['Raportarea unui conținut', 'A notice about content', Math.floor(numberIn('server/reports/reports.ts', /KEPT_MS = /) / 30), months],
]

function days(language: 'ro' | 'en', number: number): string {
  if (language === 'en') return `${number} days`
  return number < 20 ? `${number} zile` : `${number} de zile`
}

function hours(language: 'ro' | 'en', number: number): string {
  return language === 'en' ? `${number} hours` : `${number} de ore`
}

function months(language: 'ro' | 'en', number: number): string {
  return language === 'en' ? `${number} months` : `${number} luni`
}

test('the privacy policy names the terms that the program keeps', () => {
  for (const [ro, en, number, says] of terms) {
    expect(row('ro', ro)).toContain(says('ro', number))
    expect(row('en', en)).toContain(says('en', number))
  }
  expect(numberIn('server/petitions/sweep.ts', /ANONYMISED_AFTER_MONTHS = /)).toBe(6)
  expect(row('ro', 'Semnarea unei petiții')).toContain('șase luni')
  expect(row('en', 'Signing a petition')).toContain('six months')
})

test('the privacy policy tells how long the backups that come with the program are kept', () => {
  expect(numberIn('deploy/nightly-backup.sh', /nights="\$\{2:-/)).toBe(7)
  expect(readFileSync('deploy/bobita-backup.service', 'utf8')).toContain('/var/backups/bobita 7')
  expect(readFileSync('compose.yaml', 'utf8')).toContain('/backups 7')
  expect(JSON.stringify(privacyTexts.ro.sections)).toContain('după șapte nopți')
  expect(JSON.stringify(privacyTexts.en.sections)).toContain('after seven nights')
})

test('both languages of the privacy policy have the same parts and rows', () => {
  const shape = (language: 'ro' | 'en') =>
    privacyTexts[language].sections.map((section) => [
      'table' in section && section.table?.rows.map(([, , basis]) => basis?.match(/\d+\(\d\)(?:\([a-f]\))?/g)),
      'paragraphs' in section && section.paragraphs?.length,
    ])
  expect(shape('en')).toEqual(shape('ro'))
})
