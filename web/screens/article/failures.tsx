import { RotateCw } from 'lucide-react'
import { articleTexts } from '#texts/article.ts'
import lost from '#web/assets/drawings/lost.svg'
import { useTexts } from '#web/features/language/language.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Page } from '#web/ui/page.tsx'
import styles from './article.module.css'

/** The article does not exist (S-182). */
export function Missing() {
  const texts = useTexts(articleTexts)
  return (
    <Page title={texts.missing} intro={texts.advice} width="reading">
      <img src={lost} alt="" width={240} height={180} className={styles.lost} />
      <ButtonLink to="/blogs">{texts.back}</ButtonLink>
    </Page>
  )
}

/** The article could not be read (S-181). */
export function Failed() {
  const texts = useTexts(articleTexts)
  return (
    <Page title={texts.failed} width="reading">
      <FailedNotice />
      <p>
        <ButtonLink to="/blogs" variant="quiet">
          {texts.back}
        </ButtonLink>
      </p>
    </Page>
  )
}

/** Said above an article that was already on the screen, or alone. */
export function FailedNotice() {
  const texts = useTexts(articleTexts)
  const retry = (
    <Button variant="quiet" icon={<RotateCw aria-hidden />} onClick={() => window.location.reload()}>
      {texts.retry}
    </Button>
  )
  return <Notice kind="error" title={texts.failed} action={retry} />
}
