import { MessageCircle, RotateCw } from 'lucide-react'
import { errorPageTexts } from '#texts/shell.ts'
import lost from '#web/assets/drawings/lost.svg'
import { useTexts } from '#web/features/language/language.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import styles from './error-page.module.css'

/** The heading is that of the router's default error page, kept word for word in both languages (S-047). */
const HEADING = 'Unexpected Application Error!'

/** A page that does not exist or could not be shown, with ways back. */
export function ErrorPage({ kind }: { kind: 'notFound' | 'crashed' }) {
  const texts = useTexts(errorPageTexts)
  return (
    <div className={styles.page}>
      <img src={lost} alt="" width={240} height={180} />
      <h1 lang="en">{HEADING}</h1>
      <p className={styles.sentence}>{texts[kind]}</p>
      <div className={styles.ways}>
        {kind === 'crashed' && (
          <Button icon={<RotateCw aria-hidden />} onClick={() => window.location.reload()}>
            {texts.reload}
          </Button>
        )}
        {/* After a crash the page starts anew instead of going on with what is broken. */}
        <ButtonLink to="/" variant={kind === 'crashed' ? 'quiet' : 'primary'} reloadDocument={kind === 'crashed'} icon={<MessageCircle aria-hidden />}>
          {texts.toChat}
        </ButtonLink>
        <ButtonLink to="/home" variant="quiet" reloadDocument={kind === 'crashed'}>
          {texts.toHome}
        </ButtonLink>
      </div>
    </div>
  )
}
