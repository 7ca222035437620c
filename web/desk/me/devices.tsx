import type { Device } from '#contract/staff.ts'
import { meTexts } from '#texts/staff/me.ts'
import { listDevices, revokeDevice, signOutOperatorEverywhere } from '#web/api/staff.ts'
import { useCall } from '#web/features/forms/use-call.ts'
import { useLanguage, useTexts } from '#web/features/language/language.tsx'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { useDesk } from '../door/desk-context.ts'
import list from '../frame/list.module.css'
import { moment } from '../frame/moments.ts'
import { ReadPart } from '../frame/read-part.tsx'
import { useRead } from '../frame/use-read.ts'

/** Where an operator is signed in, and how they end it. */
export function Devices() {
  const texts = useTexts(meTexts)
  const { api, leave } = useDesk()
  const { state, again } = useRead(listDevices, texts.failed)
  const call = useCall({ failed: texts.failed })
  const end = (id: string) =>
    call.run(async () => {
      await revokeDevice(api, id)
      await again()
    })
  const endAll = () =>
    call.run(async () => {
      await signOutOperatorEverywhere(api)
      leave()
    })
  return (
    <>
      <h2>{texts.devices}</h2>
      <p>{texts.devicesIntro}</p>
      {call.state.kind === 'refused' && <Notice kind="error">{call.state.message}</Notice>}
      <ReadPart state={state} again={again}>
        {(devices) => (
          <ul className={list.list}>
            {devices.map((device) => (
              <DeviceCard key={device.id} device={device} working={call.working} onEnd={() => void end(device.id)} />
            ))}
          </ul>
        )}
      </ReadPart>
      <Button variant="quiet" aria-disabled={call.working} onClick={() => void endAll()}>
        {texts.everywhere}
      </Button>
    </>
  )
}

function DeviceCard({ device, working, onEnd }: { device: Device; working: boolean; onEnd: () => void }) {
  const texts = useTexts(meTexts)
  const language = useLanguage()
  const name = device.device === '?' ? texts.unknownDevice : device.device
  return (
    <li className={list.item}>
      <div className={list.head}>
        <h3>{name}</h3>
        {device.is_this && <span className={list.mark}>{texts.here}</span>}
      </div>
      <p className={list.aside}>{texts.lastSeen(moment(device.last_seen_at, language))}</p>
      {!device.is_this && (
        <div className={list.actions}>
          <Button variant="quiet" size="small" aria-label={`${texts.end}: ${name}`} aria-disabled={working} onClick={onEnd}>
            {texts.end}
          </Button>
        </div>
      )}
    </li>
  )
}
