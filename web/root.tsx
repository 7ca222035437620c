import { useEffect, type ReactNode } from 'react'
import { isRouteErrorResponse, Links, Meta, Outlet, Scripts, type ShouldRevalidateFunctionArgs } from 'react-router'
import type { Site } from '#contract/site.ts'
import { DEFAULT_LANGUAGE, LANGUAGE_COOKIE } from '#texts/language.ts'
import { errorPageTexts, shellTexts } from '#texts/shell.ts'
import type { Route } from './+types/root.ts'
import { apiContext, languageContext } from './api/context.ts'
import extendedFont from './assets/fonts/figtree-extended.woff2?url'
import font from './assets/fonts/figtree.woff2?url'
import { SessionProvider } from './features/session/session.tsx'
import { ErrorPage } from './features/shell/error-page.tsx'
import { pageMeta } from './features/shell/page-meta.ts'
import { Shell } from './features/shell/shell.tsx'
import { useRootData, type RootData } from './features/shell/site.ts'
import { paper, themeScript } from './features/shell/theme.ts'
import { LanguageContext } from './lib/language-context.ts'
import './styles/tokens.css'
import './styles/base.css'

const siteWords = { ro: { title: shellTexts.ro.siteName }, en: { title: shellTexts.en.siteName } }

export const links: Route.LinksFunction = () => [
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'preload', href: font, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
  { rel: 'preload', href: extendedFont, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
]

/** The title of a page that names none, and of a page that crashed. */
export function meta(args: Route.MetaArgs) {
  return args.error ? pageMeta(args, errorPageTexts, { noindex: true }) : pageMeta(args, siteWords)
}

export async function loader({ request, context }: Route.LoaderArgs): Promise<RootData> {
  // A footer without contact details is better than no page.
  const site = await context
    .get(apiContext)
    .get<Site>('/site')
    .catch(() => null)
  return { language: context.get(languageContext), origin: new URL(request.url).origin, site }
}

/** Asked again only when the language may have changed or everything is asked again: the site does not change from page to page. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.href === nextUrl.href || currentUrl.searchParams.get(LANGUAGE_COOKIE) !== nextUrl.searchParams.get(LANGUAGE_COOKIE)
}

/** The document itself, also around an error. */
export function Layout({ children }: { children: ReactNode }) {
  const language = useRootData()?.language ?? DEFAULT_LANGUAGE
  return (
    // The theme script below writes an attribute that React has not rendered.
    <html lang={language} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover, interactive-widget=resizes-content" />
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content={paper.light} />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content={paper.dark} />
        <script dangerouslySetInnerHTML={{ __html: themeScript }} />
        <Meta />
        <Links />
        <link rel="alternate" type="application/rss+xml" title={shellTexts[language].siteName} href="/rss.xml" />
      </head>
      <body>
        <LanguageContext value={language}>{children}</LanguageContext>
        <Scripts />
      </body>
    </html>
  )
}

export default function Root() {
  useEffect(() => {
    // Says that the page answers to the hand: the journeys wait for it before they press anything.
    document.documentElement.dataset['hydrated'] = ''
  }, [])
  return (
    <SessionProvider>
      <Shell>
        <Outlet />
      </Shell>
    </SessionProvider>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const notFound = isRouteErrorResponse(error) && error.status === 404
  return (
    <SessionProvider>
      <Shell>
        <ErrorPage kind={notFound ? 'notFound' : 'crashed'} />
      </Shell>
    </SessionProvider>
  )
}
