import { useEffect, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { MessageCircle, RotateCw } from 'lucide-react'
import { firstAidPages } from '#texts/first-aid/first-aid.ts'
import { myVetTexts } from '#texts/first-aid/my-vet.ts'
import { isLanguage } from '#texts/language.ts'
import { offlinePageTexts } from '#texts/offline/offline-page.ts'
import { MyVet } from '#web/features/emergency/my-vet.tsx'
import { useLanguage, useTexts } from '#web/features/language/language.tsx'
import { keptPages, type KeptPage } from '#web/features/offline/kept.ts'
import { pageMeta } from '#web/features/shell/page-meta.ts'
import { ASKED_PARAMETER } from '#web/lib/kept-pages.ts'
import { ButtonLink, buttonLook } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Page } from '#web/ui/page.tsx'
import type { Route } from './+types/route.ts'
import { Cards } from './cards.tsx'
import { ownAddress } from './own-address.ts'
import styles from './offline.module.css'

export function meta(args: Route.MetaArgs) {
  return pageMeta(args, offlinePageTexts, { noindex: true })
}

/** Shown by the service worker for every page that is not kept while there is no network. */
export default function OfflineScreen() {
  const texts = useTexts(offlinePageTexts)
  const vetTexts = useTexts(myVetTexts)
  return (
    <Page title={texts.title} intro={texts.intro}>
      <NotKept />
      <MyVet texts={vetTexts} />
      <section className={styles.ask}>
        <ButtonLink to="/" icon={<MessageCircle aria-hidden />}>
          {texts.ask}
        </ButtonLink>
        <p>{texts.askText}</p>
      </section>
      <FirstAid />
      <Cards />
      <Articles />
    </Page>
  )
}

/** The address that was asked for in vain, known to the browser alone: this page is kept once for all of them. */
function NotKept() {
  const { notKept } = useTexts(offlinePageTexts)
  const { search } = useLocation()
  const [asked, setAsked] = useState<string | null>(null)
  // oxlint-disable-next-line react/set-state-in-effect -- the kept page was rendered without knowing its address
  useEffect(() => setAsked(ownAddress(new URLSearchParams(search).get(ASKED_PARAMETER), location.origin)), [search])
  if (asked === null) return null
  return (
    <Notice
      kind="warning"
      title={notKept.title}
      action={
        <a href={asked} className={buttonLook('quiet', 'small')}>
          <RotateCw aria-hidden /> {notKept.again}
        </a>
      }
    >
      {notKept.text}
    </Notice>
  )
}

/** In the language of the frame, which is the one kept, and in those that have addresses of their own. */
function FirstAid() {
  const { firstAid } = useTexts(offlinePageTexts)
  const frame = useLanguage()
  return (
    <section>
      <h2>{firstAid}</h2>
      <ul className={styles.links}>
        {firstAidPages
          .filter(({ language }) => language === frame || !isLanguage(language))
          .map(({ language, name, path }) => (
            <li key={language}>
              <Link to={path} lang={language} hrefLang={language}>
                {name}
              </Link>
            </li>
          ))}
      </ul>
    </section>
  )
}

function Articles() {
  const texts = useTexts(offlinePageTexts)
  const language = useLanguage()
  const [kept, setKept] = useState<readonly KeptPage[]>([])
  useEffect(() => {
    keptPages().then(setKept, () => setKept([]))
  }, [])
  const articles = kept.filter((page) => page.language === language && page.path.startsWith('/blog/'))
  return (
    <section>
      <h2>{texts.articles}</h2>
      {articles.length === 0 && <p>{texts.none}</p>}
      <ul className={styles.links}>
        {articles.map(({ path, title }) => (
          <li key={path}>
            <Link to={path}>{title}</Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
