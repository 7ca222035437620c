import { ImportRecords } from './import-records.tsx'
import { OneRecord } from './one-record.tsx'
import { RecordList } from './record-list.tsx'

/** The records of the directories: /operatori/fise is the search with what visitors say is wrong, /operatori/fise/shelter-12 one of them, /operatori/fise/import many at once. */
export function Records({ rest }: { rest: string }) {
  if (rest === 'import') return <ImportRecords />
  return rest === '' ? <RecordList /> : <OneRecord key={rest} id={rest} />
}
