import { data } from 'react-router'
import { articleTexts } from '#texts/article.ts'
import type { Language } from '#texts/language.ts'
import { readPost } from '#web/api/blog.ts'
import type { Api } from '#web/api/client.ts'
import { apiContext, languageContext } from '#web/api/context.ts'
import type { ShownArticle } from '#web/api/shown-article.ts'
import { shownSummary, shownTitle } from '#web/features/articles/words.ts'
import { pageMeta } from '#web/features/shell/page-meta.ts'
import { useLastGood } from '#web/lib/use-last-good.ts'
import type { Route } from './+types/route.ts'
import { Article } from './article.tsx'
import { Failed, Missing } from './failures.tsx'

export async function loader({ params, context }: Route.LoaderArgs) {
  const reading = await loadArticle(context.get(apiContext), params.id, context.get(languageContext))
  return data(reading, { status: statuses[reading.kind] })
}

export function clientLoader({ params, context }: Route.ClientLoaderArgs) {
  return loadArticle(context.get(apiContext), params.id, context.get(languageContext))
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

/** What became of reading an article. */
type ArticleReading = { kind: 'read'; article: ShownArticle } | { kind: 'missing' } | { kind: 'failed' }

/** Reads the article of an address; an id that is no number is nobody's, and nothing is asked. */
async function loadArticle(api: Api, id: string, language: Language): Promise<ArticleReading> {
  if (!/^[1-9]\d*$/.test(id)) return { kind: 'missing' }
  try {
    const article = await readPost(Number(id), language, api)
    return article ? { kind: 'read', article } : { kind: 'missing' }
  } catch {
    return { kind: 'failed' }
  }
}

/** Status of the rendered page. */
const statuses = { read: 200, missing: 404, failed: 503 } as const
