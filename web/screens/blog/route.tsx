import { Suspense, use } from 'react'
import { data, Link, type ShouldRevalidateFunctionArgs } from 'react-router'
import { blogTexts } from '#texts/blog.ts'
import { apiContext } from '#web/api/context.ts'
import { useTexts } from '#web/features/language/language.tsx'
import { pageMeta } from '#web/features/shell/page-meta.ts'
import { Page } from '#web/ui/page.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import type { Route } from './+types/route.ts'
import { Articles } from './articles.tsx'
import styles from './blog.module.css'
import { loadPosts, type Posts } from './shown-posts.ts'

export function meta(args: Route.MetaArgs) {
  return pageMeta(args, { ro: blogTexts.ro.meta, en: blogTexts.en.meta })
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const posts = await loadPosts(context.get(apiContext), new URL(request.url))
  return data({ posts }, { status: posts === null ? 503 : 200 })
}

/** True while the list on the screen is everything there is: searching it asks nothing (docs/decisions/0007). */
let holdsEverything = false

/** The list is waited for on the screen, which says so; the server waits before it renders. */
export function clientLoader({ request, context }: Route.ClientLoaderArgs) {
  const posts = loadPosts(context.get(apiContext), new URL(request.url))
  void posts.then((read) => (holdsEverything = read?.answer.kind === 'whole'))
  return { posts }
}
clientLoader.hydrate = true as const

/** A search within a whole list and opening a preview ask nothing of the server. */
export function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean {
  const samePath = currentUrl.pathname === nextUrl.pathname
  if (!samePath || currentUrl.search === nextUrl.search) return defaultShouldRevalidate
  return !holdsEverything && withoutPreview(currentUrl) !== withoutPreview(nextUrl)
}

function withoutPreview({ searchParams }: URL): string {
  return [...searchParams].filter(([name]) => name !== 'id').join('&')
}

export default function BlogScreen({ loaderData }: Route.ComponentProps) {
  const texts = useTexts(blogTexts)
  return (
    <Page title={texts.heading} intro={<Intro />}>
      <Suspense fallback={<Loading />}>
        <Awaited posts={loaderData.posts} />
      </Suspense>
    </Page>
  )
}

function Intro() {
  const texts = useTexts(blogTexts)
  return (
    <>
      {texts.intro} <Link to="/otravuri">{texts.poisons}</Link>
    </>
  )
}

/** The server hands over what it has read, the browser what it is reading. */
function Awaited({ posts }: { posts: Posts | null | Promise<Posts | null> }) {
  return <Articles posts={posts instanceof Promise ? use(posts) : posts} />
}

const PLACEHOLDERS = 3

/** Where the cards will be, said in words too. */
function Loading() {
  const texts = useTexts(blogTexts)
  return (
    <>
      <p role="status">{texts.loading}</p>
      <div className={styles.grid} aria-hidden>
        {Array.from({ length: PLACEHOLDERS }, (_, index) => (
          <Skeleton key={index} lines={6} />
        ))}
      </div>
    </>
  )
}
