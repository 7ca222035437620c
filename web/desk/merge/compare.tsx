import { useCallback, useState } from 'react'
import { ArrowLeft } from 'lucide-react'
import { Link } from 'react-router'
import type { DeskRecord } from '#contract/directory-desk.ts'
import type { DirectoryKind } from '#contract/directory.ts'
import { isMergeable, MERGED_FIELDS, mergedFields } from '#contract/merged-record.ts'
import { mergeTexts } from '#texts/staff/merge.ts'
import { recordsTexts } from '#texts/staff/records.ts'
import type { Api } from '#web/api/client.ts'
import { useCall } from '#web/features/forms/use-call.ts'
import { useTexts } from '#web/features/language/language.tsx'
import { DESK } from '#web/lib/desk-path.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Page } from '#web/ui/page.tsx'
import card from '../frame/card.module.css'
import list from '../frame/list.module.css'
import { ReadPart } from '../frame/read-part.tsx'
import { useRead } from '../frame/use-read.ts'
import { choicesOf, fieldsOf, type Chosen, type Chosens, type FieldChoice, type Pair } from './choices.ts'
import { Confirmation } from './confirmation.tsx'
import { Options } from './options.tsx'
import { StalePair } from './stale-pair.tsx'
import { readPair, usePair } from './use-pair.ts'

interface Merged {
  kept: DeskRecord
  gone: DeskRecord
}

/** Two records that may be the same, side by side, and the way to make one of them. @param id such as 'shelter-12' @param other the number of the other */
export function Compare({ id, other }: { id: string; other: string }) {
  const texts = useTexts(mergeTexts)
  const [merged, setMerged] = useState<Merged | null>(null)
  const read = useCallback((api: Api) => readPair(api, id, other), [id, other])
  const { state, again } = useRead(read, texts.failed)
  if (merged) return <Done {...merged} />
  return (
    <Page title={texts.title} width="reading">
      <p>
        <Link to={`${DESK}/fise/${id}/aceeasi`}>
          <ArrowLeft size={18} aria-hidden /> {texts.same}
        </Link>
      </p>
      <ReadPart state={state} again={again}>
        {(pair) => (areMergeable(pair) ? <Choosing first={pair} onMerged={setMerged} /> : <Notice>{texts.notListed}</Notice>)}
      </ReadPart>
    </Page>
  )
}

function areMergeable({ here, there }: Pair): boolean {
  return isMergeable(here) && isMergeable(there) && here.id !== there.id
}

function Choosing({ first, onMerged }: { first: Pair; onMerged: (merged: Merged) => void }) {
  const texts = useTexts(mergeTexts)
  const { based, present, send, goOn } = usePair(first)
  const [stays, setStays] = useState<keyof Pair>('here')
  const [chosens, setChosens] = useState<Chosens>({})
  const [confirming, setConfirming] = useState(false)
  const call = useCall({ failed: texts.notSent })
  const choices = choicesOf(based, stays, chosens)
  const from = { here: texts.number(based.here.id), there: texts.number(based.there.id), both: texts.ofBoth }
  const sent = fieldsOf(choices, stays)
  const [kept, gone] = stays === 'here' ? [based.here, based.there] : [based.there, based.here]
  const close = () => setConfirming(false)
  const seen = () => {
    call.refuse('', {})
    goOn()
  }
  const merge = async () => {
    await call.run(
      async (options) => {
        await send(stays, sent, options)
        onMerged({ kept: { ...kept, ...mergedFields(kept, gone, sent) }, gone })
      },
      // Why stands beside the button that was pressed first, over the fields it is about.
      close,
    )
  }
  return (
    <div className={list.form}>
      <Options
        title={texts.stays}
        options={(['here', 'there'] as const).map((side) => ({ value: side, words: based[side].name, aside: `${from[side]} · ${based[side].place}` }))}
        chosen={stays}
        onChosen={setStays}
      />
      <Differences kind={based.here.kind} choices={choices} from={from} onChosen={(chosen) => setChosens({ ...chosens, ...chosen })} />
      <div className={card.decide}>
        <div className={card.answer}>
          {present && <StalePair before={based} now={present} onSeen={seen} />}
          {!present && call.state.kind === 'refused' && call.state.message !== '' && <Notice kind="error">{call.state.message}</Notice>}
        </div>
        <Button size="large" onClick={() => setConfirming(true)}>
          {texts.merge}
        </Button>
        <ButtonLink variant="quiet" size="large" to={`${DESK}/fise/${based.here.kind}-${based.here.id}`}>
          {texts.cancel}
        </ButtonLink>
      </div>
      <Dialog open={confirming} title={texts.confirmTitle} width="narrow" onClose={close}>
        <Confirmation kept={kept} gone={gone} fields={sent} working={call.working} onMerge={() => void merge()} onCancel={close} />
      </Dialog>
    </div>
  )
}

interface DifferencesProps {
  kind: DirectoryKind
  choices: readonly FieldChoice[]
  /** What is said beside a choice of where it comes from. */
  from: Record<Chosen, string>
  onChosen: (chosen: Chosens) => void
}

/** What differs, field by field, to choose from, and which fields do not. */
function Differences({ kind, choices, from, onChosen }: DifferencesProps) {
  const texts = useTexts(mergeTexts)
  const { fields: names } = useTexts(recordsTexts)
  const equal = MERGED_FIELDS[kind].filter((field) => choices.every((choice) => choice.field !== field))
  return (
    <>
      <h2>{texts.differs}</h2>
      {choices.length === 0 && <p>{texts.differsNot}</p>}
      {choices.map(({ field, chosen, options }) => (
        <Options
          key={field}
          title={names[field]}
          options={options.map((option) => ({ value: option.from, words: option.words || texts.nothing, aside: from[option.from] }))}
          chosen={chosen}
          onChosen={(value) => onChosen({ [field]: value })}
        />
      ))}
      {choices.length > 0 && equal.length > 0 && <p className={list.aside}>{texts.equal(equal.map((field) => names[field]).join(', '))}</p>}
    </>
  )
}

/** What became of the two, and the ways to both. */
function Done({ kept, gone }: Merged) {
  const texts = useTexts(mergeTexts)
  return (
    <Page title={texts.title} width="reading">
      <div className={card.done}>
        <Notice kind="success">{texts.merged(kept.name)}</Notice>
      </div>
      <div className={list.actions}>
        <ButtonLink to={`${DESK}/fise/${kept.kind}-${kept.id}`}>{texts.openKept}</ButtonLink>
        <ButtonLink variant="quiet" to={`${DESK}/fise/${gone.kind}-${gone.id}`}>
          {texts.openHidden}
        </ButtonLink>
      </div>
    </Page>
  )
}
