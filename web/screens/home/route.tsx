import { BookOpenText, CircleAlert, CircleCheck, MessageCircle, ShieldCheck } from 'lucide-react'
import { homeTexts } from '#texts/home.ts'
import { apiContext } from '#web/api/context.ts'
import bobita from '#web/assets/drawings/bobita-head.svg'
import picture from '#web/assets/drawings/hero.svg'
import { useTexts } from '#web/features/language/language.tsx'
import { Footer } from '#web/features/shell/footer.tsx'
import { pageMeta } from '#web/features/shell/page-meta.ts'
import type { PageWithFooter } from '#web/features/shell/shell.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import type { Route } from './+types/route.ts'
import { countShelters, countTrainers, recentPosts, saidByPeople, useRefreshed } from './home-data.ts'
import styles from './home.module.css'
import { RecentArticles } from './recent-articles.tsx'
import { Services } from './services.tsx'
import { Statistics } from './statistics.tsx'
import { Testimonials } from './testimonials.tsx'

export async function loader({ context }: Route.LoaderArgs) {
  const api = context.get(apiContext)
  const [trainers, shelters, posts, said] = await Promise.all([countTrainers(api), countShelters(api), recentPosts(api), saidByPeople(api)])
  return { trainers, shelters, posts, said }
}

export function meta(args: Route.MetaArgs) {
  return pageMeta(args, homeTexts)
}

export const handle: PageWithFooter = { footer: Footer }

export default function HomeScreen({ loaderData }: Route.ComponentProps) {
  const { value: trainers } = useRefreshed(loaderData.trainers, countTrainers)
  const { value: shelters } = useRefreshed(loaderData.shelters, countShelters)
  const { value: posts, refreshing } = useRefreshed(loaderData.posts, recentPosts)

  return (
    <div className={styles.home}>
      <Hero />
      <Services trainers={trainers} shelters={shelters} />
      <Why />
      <Statistics trainers={trainers} shelters={shelters} />
      <RecentArticles posts={posts} loading={refreshing} />
      <CallToAction />
      {loaderData.said.length > 0 && <Testimonials testimonials={loaderData.said} />}
    </div>
  )
}

/** What Bobita is for, and the two ways in (S-082, S-083). */
function Hero() {
  const texts = useTexts(homeTexts).hero
  return (
    <header className={styles.hero}>
      <div className={styles.heroWords}>
        <h1>{texts.heading}</h1>
        <p>{texts.text}</p>
        <Ways ask={texts.ask} find={texts.explore} />
      </div>
      <img src={picture} alt={texts.picture} width={560} height={420} fetchPriority="high" className={styles.heroPicture} />
    </header>
  )
}

function Ways({ ask, find }: { ask: string; find: string }) {
  return (
    <div className={styles.ways}>
      <ButtonLink to="/" size="large" icon={<MessageCircle aria-hidden />}>
        {ask}
      </ButtonLink>
      <ButtonLink to="/tamers" size="large" variant="quiet">
        {find}
      </ButtonLink>
    </div>
  )
}

/** In the order of the texts. */
const icons = [CircleCheck, CircleAlert, BookOpenText, ShieldCheck]

/** 'De Ce Să Ne Alegi?' (S-085). */
function Why() {
  const { heading, list } = useTexts(homeTexts).why
  return (
    <section aria-labelledby="de-ce" data-later>
      <h2 id="de-ce">{heading}</h2>
      <ul className={styles.reasons}>
        {list.map(({ title, text }, index) => {
          const Icon = icons[index] ?? CircleCheck
          return (
            <li key={title}>
              <Icon size={24} aria-hidden />
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

/** The call to action (S-097). */
function CallToAction() {
  const texts = useTexts(homeTexts).action
  return (
    <section aria-labelledby="intreaba" data-later className={styles.action}>
      <img src={bobita} alt="" width={96} height={96} loading="lazy" decoding="async" />
      <div>
        <h2 id="intreaba">{texts.heading}</h2>
        <p>{texts.text}</p>
        <Ways ask={texts.ask} find={texts.find} />
      </div>
    </section>
  )
}
