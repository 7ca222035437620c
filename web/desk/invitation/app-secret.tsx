import { encode } from 'uqr'
import { Copy, Smartphone } from 'lucide-react'
import { invitationTexts } from '#texts/staff/invitation.ts'
import { useTexts } from '#web/features/language/language.tsx'
import { useCopied } from '#web/features/share/sharing.ts'
import { Button, buttonLook } from '#web/ui/button.tsx'
import styles from './invitation.module.css'

/** The secret for an authenticator app: as a code to scan, as a link that opens the app on this phone, and as text. */
export function AppSecret({ secret, uri }: { secret: string; uri: string }) {
  const texts = useTexts(invitationTexts)
  const { state, copy } = useCopied()
  return (
    <div className={styles.app}>
      <p>{texts.appStep}</p>
      <QrCode text={uri} label={texts.qr} />
      <p>{texts.here}</p>
      <p className={styles.ways}>
        <a className={buttonLook('quiet', 'small')} href={uri}>
          <Smartphone aria-hidden />
          {texts.openApp}
        </a>
        <Button variant="quiet" size="small" icon={<Copy aria-hidden />} onClick={() => void copy(secret)}>
          {state === 'copied' ? texts.copied : texts.copySecret}
        </Button>
      </p>
      {state === 'refused' && <p role="status">{texts.notCopied}</p>}
      <p className={styles.hint}>{texts.secret}</p>
      <p className={styles.secret}>{secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}</p>
    </div>
  )
}

/** Dark on light in both themes: cameras read nothing else. */
function QrCode({ text, label }: { text: string; label: string }) {
  const { size, data } = encode(text, { ecc: 'M', border: 3 })
  const dark = data.flatMap((row, y) => row.map((on, x) => (on ? `M${x} ${y}h1v1h-1z` : ''))).join('')
  return (
    <svg role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges" className={styles.qr}>
      <path fill="#fff" d={`M0 0h${size}v${size}H0z`} />
      <path fill="#000" d={dark} />
    </svg>
  )
}
