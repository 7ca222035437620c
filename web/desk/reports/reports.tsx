import { OneReport } from './one-report.tsx'
import { ReportList } from './report-list.tsx'

/** What visitors report: /operatori/raportari is the list, with the id of a notice behind it one of them. */
export function Reports({ rest }: { rest: string }) {
  return rest === '' ? <ReportList /> : <OneReport key={rest} id={rest} />
}
