import { homeTexts } from '#texts/home.ts'
import { apiContext } from '#web/api/context.ts'
import { Footer } from '#web/features/shell/footer.tsx'
import { pageMeta } from '#web/features/shell/page-meta.ts'
import type { Route } from './+types/route.ts'
import { CallToAction } from './call-to-action.tsx'
import { Hero } from './hero.tsx'
import { countShelters, countTrainers, recentPosts } from './home-data.ts'
import styles from './home.module.css'
import { RecentArticles } from './recent-articles.tsx'
import { Services } from './services.tsx'
import { Statistics } from './statistics.tsx'
import { Testimonials } from './testimonials.tsx'
import { useRefreshed } from './use-refreshed.ts'
import { Why } from './why.tsx'

export async function loader({ context }: Route.LoaderArgs) {
  const api = context.get(apiContext)
  const [trainers, shelters, posts] = await Promise.all([countTrainers(api), countShelters(api), recentPosts(api)])
  return { trainers, shelters, posts }
}

export function meta(args: Route.MetaArgs) {
  return pageMeta(args, homeTexts)
}

export default function HomeScreen({ loaderData }: Route.ComponentProps) {
  const { value: trainers } = useRefreshed(loaderData.trainers, countTrainers)
  const { value: shelters } = useRefreshed(loaderData.shelters, countShelters)
  const { value: posts, refreshing } = useRefreshed(loaderData.posts, recentPosts)

  return (
    <>
      <div className={styles.home}>
        <Hero />
        <Services trainers={trainers.total} shelters={shelters.total} />
        <Why />
        <Statistics trainers={trainers} shelters={shelters} />
        <RecentArticles posts={posts} loading={refreshing} />
        <CallToAction />
        <Testimonials />
      </div>
      <Footer />
    </>
  )
}
