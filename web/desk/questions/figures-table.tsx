import type { FigureShown, LearnedFigure } from '#contract/learning.ts'
import { madeFor } from '#texts/language.ts'
import { learningTexts } from '#texts/staff/learning.ts'
import { useLanguage, useTexts } from '#web/features/language/language.tsx'
import list from '../frame/list.module.css'
import styles from './questions.module.css'

const percents = madeFor((locale) => new Intl.NumberFormat(locale, { style: 'percent', minimumFractionDigits: 1, maximumFractionDigits: 1 }))
const emergencies: ReadonlySet<LearnedFigure> = new Set(['card_first', 'right_card', 'followup_right_card', 'alarm'])

/** What was measured, before and after side by side, emergencies first; what no question shows is left out. */
export function FiguresTable({ figures }: { figures: readonly FigureShown[] }) {
  const texts = useTexts(learningTexts)
  const shown = figures.filter(({ before, after }) => before !== null || after !== null)
  return (
    <>
      <p className={list.aside}>{texts.figuresHint}</p>
      <table className={styles.figures}>
        <thead>
          <tr>
            <th scope="col">{texts.measured}</th>
            <th scope="col">{texts.before}</th>
            <th scope="col">{texts.after}</th>
          </tr>
        </thead>
        <Rows title={texts.emergencies} figures={shown.filter(({ name }) => emergencies.has(name))} />
        <Rows title={texts.rest} figures={shown.filter(({ name }) => !emergencies.has(name))} />
      </table>
    </>
  )
}

function Rows({ title, figures }: { title: string; figures: readonly FigureShown[] }) {
  const texts = useTexts(learningTexts)
  const language = useLanguage()
  if (figures.length === 0) return null
  const percent = (share: number | null) => (share === null ? '–' : percents(language).format(share))
  return (
    <tbody>
      <tr>
        <th scope="rowgroup" colSpan={3}>
          {title}
        </th>
      </tr>
      {figures.map(({ name, before, after, worse }) => (
        <tr key={name}>
          <th scope="row">{texts.names[name]}</th>
          <td>{percent(before)}</td>
          <td>
            {percent(after)}
            {worse && <strong>{texts.worse}</strong>}
          </td>
        </tr>
      ))}
    </tbody>
  )
}
