import { lazy, Suspense, useEffect, useState } from 'react'
import { data, type ShouldRevalidateFunctionArgs } from 'react-router'
import { errorPageTexts } from '#texts/shell.ts'
import { deskTitle } from '#texts/staff/title.ts'
import { languageMayChange } from '#web/features/language/choose-language.ts'
import { ErrorPage } from '#web/features/shell/error-page.tsx'
import { pageMeta } from '#web/features/shell/page-meta.ts'
import { isDesk } from '#web/lib/desk-path.ts'
import { Page } from '#web/ui/page.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import type { Route } from './+types/route.ts'

/** Fetched by operators alone. It has no route of its own because the table of routes travels with every visitor's page. */
const Desk = lazy(() => import('#web/desk/desk.tsx').then((module) => ({ default: module.Desk })))

export function loader({ request }: Route.LoaderArgs) {
  return isDesk(new URL(request.url).pathname) ? data(null, { headers: { 'Cache-Control': 'no-store' } }) : data(null, { status: 404 })
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders
}

/** The area of operators reads the API by itself. */
export function shouldRevalidate(args: ShouldRevalidateFunctionArgs): boolean {
  return !isDesk(args.nextUrl.pathname) || !isDesk(args.currentUrl.pathname) || languageMayChange(args)
}

export function meta(args: Route.MetaArgs) {
  const titles = { ro: { title: errorPageTexts.ro.title }, en: { title: errorPageTexts.en.title } }
  return pageMeta(args, isDesk(args.location.pathname) ? deskTitle : titles, { noindex: true })
}

/** Every address that is not in the table: the area of operators, or nothing. */
export default function UnknownAddress({ params }: Route.ComponentProps) {
  const path = params['*']
  return isDesk(`/${path}`) ? <DeskInBrowser path={path} /> : <ErrorPage kind="notFound" />
}

/** The server knows no operator: what it renders is the frame around nothing. */
function DeskInBrowser({ path }: { path: string }) {
  const [here, setHere] = useState(false)
  useEffect(() => setHere(true), [])
  const waiting = (
    <Page title={<Skeleton lines={1} />} width="reading">
      <Skeleton lines={4} />
    </Page>
  )
  if (!here) return waiting
  return (
    <Suspense fallback={waiting}>
      <Desk path={path} />
    </Suspense>
  )
}
