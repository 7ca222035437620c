import { Compare } from '../merge/compare.tsx'
import { SameAs } from '../merge/same-as.tsx'
import { ImportRecords } from './import-records.tsx'
import { OneRecord } from './one-record.tsx'
import { RecordList } from './record-list.tsx'

/** The records of the directories: /operatori/fise is the search with what visitors say is wrong, /operatori/fise/shelter-12 one of them, /operatori/fise/shelter-12/aceeasi what it may be a double of, /operatori/fise/import many at once. */
export function Records({ rest }: { rest: string }) {
  if (rest === 'import') return <ImportRecords />
  if (rest === '') return <RecordList />
  const [id = '', same, other] = rest.split('/')
  if (same === 'aceeasi' && other) return <Compare key={rest} id={id} other={other} />
  return same === 'aceeasi' ? <SameAs key={rest} id={id} /> : <OneRecord key={rest} id={rest} />
}
