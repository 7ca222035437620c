import { Door } from './door/door.tsx'
import { DeskFrame } from './frame/desk-frame.tsx'
import { Invitation } from './invitation/invitation.tsx'

/** The area of those who run the site. @param path without the slash before it: 'operatori/echipa' */
export function Desk({ path }: { path: string }) {
  const [, first = '', ...rest] = path.replace(/\/+$/, '').split('/')
  return (
    // Known to desk-frame.module.css, which takes what is for visitors out of the site's bar.
    <div data-desk="">
      {first === 'invitatie' ? (
        <Invitation />
      ) : (
        <Door>
          <DeskFrame entry={first} rest={rest.join('/')} />
        </Door>
      )}
    </div>
  )
}
