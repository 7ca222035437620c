import type { Language } from '#texts/language.ts'
import { importFaultTexts } from '#texts/staff/import/faults.ts'
import { fieldSentence } from '../http/field-sentence.ts'
import type { FileFault } from './read-records.ts'

/** What is wrong with a line of a file, in one sentence. */
export function faultSentence({ rule, about = 0, column, issue }: FileFault, language: Language): string {
  const texts = importFaultTexts[language]
  if (rule) return texts.rules[rule](about)
  const own = column === 'id' || column === 'verified_on' || column === 'status' ? texts.values[column] : null
  return own ?? (issue ? fieldSentence(issue.code ?? '', issue, false, language) : texts.line)
}
