import { useState } from 'react'
import type { OperatorShown } from '#contract/staff.ts'
import { roleTexts } from '#texts/staff/door.ts'
import { peopleTexts } from '#texts/staff/people.ts'
import { changeOperatorRole, disableOperator } from '#web/api/staff.ts'
import { FormNotices } from '#web/features/forms/form-notices.tsx'
import { useForm } from '#web/features/forms/use-form.ts'
import { useLanguage, useTexts } from '#web/features/language/language.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { useDesk } from '../door/desk-context.ts'
import list from '../frame/list.module.css'
import { moment } from '../frame/moments.ts'
import { readRole, RoleField } from './role-field.tsx'

interface PersonCardProps {
  person: OperatorShown
  onChanged: () => Promise<void>
}

/** One operator, with what an owner may change about them. */
export function PersonCard({ person, onChanged }: PersonCardProps) {
  const texts = useTexts(peopleTexts)
  const roles = useTexts(roleTexts)
  const { me } = useDesk()
  const [open, setOpen] = useState<'role' | 'disable' | null>(null)
  const done = () => {
    setOpen(null)
    return onChanged()
  }
  const disabled = person.disabled_at !== null
  return (
    <li className={list.item}>
      <div className={list.head}>
        <h3>
          {person.name}
          {person.id === me.id && ` (${texts.you})`}
        </h3>
        <span className={list.mark} data-off={disabled || undefined}>
          {disabled ? texts.off : roles[person.role].name}
        </span>
      </div>
      <p className={list.aside}>{person.email}</p>
      <Standing person={person} />
      {!disabled && (
        <div className={list.actions}>
          <Button variant="quiet" size="small" onClick={() => setOpen('role')}>
            {texts.changeRole}
          </Button>
          {person.id !== me.id && (
            <Button variant="quiet" size="small" onClick={() => setOpen('disable')}>
              {texts.disable}
            </Button>
          )}
        </div>
      )}
      <Dialog open={open === 'role'} title={texts.roleTitle(person.name)} width="narrow" onClose={() => setOpen(null)}>
        <RoleForm person={person} onDone={done} />
      </Dialog>
      <Dialog open={open === 'disable'} title={texts.disableTitle(person.name)} width="narrow" onClose={() => setOpen(null)}>
        <DisableForm person={person} onDone={done} onCancel={() => setOpen(null)} />
      </Dialog>
    </li>
  )
}

function Standing({ person: { disabled_at, last_seen_at } }: { person: OperatorShown }) {
  const texts = useTexts(peopleTexts)
  const language = useLanguage()
  if (disabled_at !== null) return <p className={list.aside}>{texts.disabled(moment(disabled_at, language))}</p>
  return <p className={list.aside}>{last_seen_at === null ? texts.neverSeen : texts.seen(moment(last_seen_at, language))}</p>
}

function RoleForm({ person, onDone }: { person: OperatorShown; onDone: () => Promise<void> }) {
  const texts = useTexts(peopleTexts)
  const { api, me, refresh } = useDesk()
  const form = useForm({
    failed: texts.failed,
    read: (data) => ({ role: readRole(data) }),
    check: () => ({}),
    send: async ({ role }, options) => {
      await changeOperatorRole(api, person.id, role, options)
      if (person.id === me.id) await refresh()
      await onDone()
    },
  })
  return (
    <form className={list.form} noValidate onSubmit={form.submit}>
      <p>{texts.roleText}</p>
      <RoleField role={person.role} />
      <FormNotices form={form} />
      <Button type="submit" aria-disabled={form.working}>
        {form.working ? texts.working : texts.save}
      </Button>
    </form>
  )
}

function DisableForm({ person, onDone, onCancel }: { person: OperatorShown; onDone: () => Promise<void>; onCancel: () => void }) {
  const texts = useTexts(peopleTexts)
  const { api } = useDesk()
  const form = useForm({
    failed: texts.failed,
    read: () => ({}),
    check: () => ({}),
    send: async (_, options) => {
      await disableOperator(api, person.id, options)
      await onDone()
    },
  })
  return (
    <form className={list.form} noValidate onSubmit={form.submit}>
      <p>{texts.disableText}</p>
      <FormNotices form={form} />
      <div className={list.actions}>
        <Button type="submit" variant="danger" aria-disabled={form.working}>
          {form.working ? texts.working : texts.disable}
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          {texts.cancel}
        </Button>
      </div>
    </form>
  )
}
