import { data } from 'react-router'
import { articleTexts } from '#texts/article.ts'
import { apiContext } from '#web/api/context.ts'
import { shownSummary, shownTitle } from '#web/features/articles/words.ts'
import { useLastGood } from '#web/features/articles/use-last-good.ts'
import { pageMeta } from '#web/features/shell/page-meta.ts'
import type { Route } from './+types/route.ts'
import { Article } from './article.tsx'
import { Failed, Missing } from './failures.tsx'
import { loadArticle, statuses } from './load-article.ts'

export async function loader({ params, context }: Route.LoaderArgs) {
  const reading = await loadArticle(context.get(apiContext), params.id)
  return data(reading, { status: statuses[reading.kind] })
}

export function clientLoader({ params, context }: Route.ClientLoaderArgs) {
  return loadArticle(context.get(apiContext), params.id)
}
clientLoader.hydrate = true as const

export function meta(args: Route.MetaArgs) {
  const reading = args.loaderData
  if (reading?.kind !== 'read') {
    const title = reading?.kind === 'missing' ? 'missing' : 'failed'
    return pageMeta(args, { ro: { title: articleTexts.ro[title] }, en: { title: articleTexts.en[title] } }, { noindex: true })
  }
  const { article } = reading
  const words = (language: 'ro' | 'en') => ({ title: shownTitle(article, language).text, description: shownSummary(article, language).text })
  return pageMeta(args, { ro: words('ro'), en: words('en') }, { image: `/share/articles/${article.id}.png` })
}

export default function ArticleScreen({ loaderData: reading, params }: Route.ComponentProps) {
  const article = useLastGood(reading.kind === 'read' ? reading.article : null, params.id)
  if (reading.kind === 'missing') return <Missing />
  if (reading.kind === 'failed' && article === null) return <Failed />
  return article && <Article key={article.id} article={article} failed={reading.kind === 'failed'} />
}
