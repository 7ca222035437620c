import { data } from 'react-router'
import { errorPageTexts } from '#texts/shell.ts'
import { ErrorPage } from '#web/features/shell/error-page.tsx'
import { pageMeta } from '#web/features/shell/page-meta.ts'
import type { Route } from './+types/route.ts'

export function loader() {
  return data(null, { status: 404 })
}

export function meta(args: Route.MetaArgs) {
  return pageMeta(args, { ro: { title: errorPageTexts.ro.title }, en: { title: errorPageTexts.en.title } }, { noindex: true })
}

/** Any address that is not in the table. */
export default function UnknownAddress() {
  return <ErrorPage kind="notFound" />
}
