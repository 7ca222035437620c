import { useCallback, useState } from 'react'
import type { ActionShown } from '#contract/staff.ts'
import { areas, recordTexts } from '#texts/staff/record.ts'
import type { Api } from '#web/api/client.ts'
import { listActions, listStaff } from '#web/api/staff.ts'
import { useTexts } from '#web/features/language/language.tsx'
import { SelectField } from '#web/ui/field.tsx'
import { Page } from '#web/ui/page.tsx'
import { useDesk } from '../door/desk-context.ts'
import { PagedList } from '../frame/paged-list.tsx'
import { ReadPart } from '../frame/read-part.tsx'
import { useRead } from '../frame/use-read.ts'
import { ActionCard } from './action-card.tsx'
import styles from './record.module.css'

/** Who did what, the latest first, by who and what. */
export function ActionRecord() {
  const texts = useTexts(recordTexts)
  const [operator, setOperator] = useState('')
  const [action, setAction] = useState('')
  const { state: staff } = useRead(listStaff, texts.failed)
  const names = staff.kind === 'read' ? [...new Set(staff.answer.operators.map(({ name }) => name))] : []
  return (
    <Page title={texts.title} intro={texts.intro} width="reading">
      <div className={styles.filters}>
        <SelectField label={texts.about} value={action} onChange={(event) => setAction(event.target.value)}>
          <option value="">{texts.everything}</option>
          {areas.map((area) => (
            <option key={area} value={area}>
              {texts.areas[area]}
            </option>
          ))}
        </SelectField>
        <SelectField label={texts.who} value={operator} onChange={(event) => setOperator(event.target.value)}>
          <option value="">{texts.everybody}</option>
          {names.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </SelectField>
      </div>
      <FirstPage key={`${operator} ${action}`} operator={operator} action={action} />
    </Page>
  )
}

interface Filter {
  operator: string
  action: string
}

function queryOf({ operator, action }: Filter) {
  return { ...(operator !== '' && { operator }), ...(action !== '' && { action }) }
}

function FirstPage(filter: Filter) {
  const { operator, action } = filter
  const texts = useTexts(recordTexts)
  const read = useCallback((api: Api) => listActions(api, queryOf({ operator, action })), [operator, action])
  const { state, again } = useRead(read, texts.failed)
  return (
    <ReadPart state={state} again={again}>
      {({ actions, next }) => (actions.length === 0 ? <p>{texts.none}</p> : <Actions first={actions} next={next} filter={filter} />)}
    </ReadPart>
  )
}

function Actions({ first, next: after, filter }: { first: readonly ActionShown[]; next: string | null; filter: Filter }) {
  const texts = useTexts(recordTexts)
  const { api } = useDesk()
  return (
    <PagedList
      first={first}
      next={after}
      read={async (from) => {
        const page = await listActions(api, { ...queryOf(filter), after: from })
        return { lines: page.actions, next: page.next }
      }}
      failed={texts.failed}
      more={texts.more}
    >
      {(action) => <ActionCard key={action.id} action={action} />}
    </PagedList>
  )
}
