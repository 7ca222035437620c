import { ArticleList } from './article-list.tsx'
import { OneArticle } from './one-article.tsx'
import { Versions } from './versions.tsx'
import { WriteArticle } from './write-article.tsx'

/** The blog: /operatori/articole is the list, /operatori/articole/12 one of it, with …/scrie and …/versiuni; …/nou begins one, …/nou/{question} for what Bobita could not answer. */
export function Articles({ rest }: { rest: string }) {
  const [id = '', part] = rest.split('/')
  if (id === '') return <ArticleList />
  if (id === 'nou') return <WriteArticle key={rest} id={id} {...(part !== undefined && { question: part })} />
  if (part === 'scrie') return <WriteArticle key={rest} id={id} />
  return part === 'versiuni' ? <Versions key={id} id={Number(id)} /> : <OneArticle key={id} id={id} />
}
