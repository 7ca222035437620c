import { use, useEffect, type ReactNode } from 'react'
import { isRouteErrorResponse, Links, Meta, Outlet, Scripts, type ShouldRevalidateFunctionArgs } from 'react-router'
import * as endpoints from '#contract/endpoints.ts'
import { DEFAULT_LANGUAGE } from '#texts/language.ts'
import { errorPageTexts, shellTexts } from '#texts/shell.ts'
import type { Route } from './+types/root.ts'
import { apiContext, languageContext } from './api/context.ts'
import extendedFont from './assets/fonts/figtree-extended.woff2?url'
import font from './assets/fonts/figtree.woff2?url'
import { AccountProvider } from './features/account/account.tsx'
import { languageMayChange } from './features/language/choose-language.ts'
import { startWhenIdle } from './features/offline/register.ts'
import { ErrorPage } from './features/shell/error-page.tsx'
import { pageMeta } from './features/shell/page-meta.ts'
import { Shell } from './features/shell/shell.tsx'
import { useRootData, type RootData } from './lib/site.ts'
import { paper, themeScript } from './features/shell/theme.ts'
import { LanguageContext } from './lib/language-context.ts'
import { NonceContext } from './lib/nonce-context.ts'
import './styles/tokens.css'
import './styles/base.css'

const siteWords = { ro: { title: shellTexts.ro.siteName }, en: { title: shellTexts.en.siteName } }

export const links: Route.LinksFunction = () => [
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'manifest', href: '/bobita.webmanifest' },
]

/** The title of a page that names none, and of a page that crashed. */
export function meta(args: Route.MetaArgs) {
  return args.error ? pageMeta(args, errorPageTexts, { noindex: true }) : pageMeta(args, siteWords)
}

export async function loader({ request, context }: Route.LoaderArgs): Promise<RootData> {
  // A footer without contact details is better than no page.
  const site = await context
    .get(apiContext)
    .call(endpoints.readSite)
    .catch(() => null)
  return { language: context.get(languageContext), origin: new URL(request.url).origin, site }
}

/** Asked again only when the language may have changed or everything is asked again: the site does not change from page to page. */
export function shouldRevalidate(args: ShouldRevalidateFunctionArgs): boolean {
  return languageMayChange(args)
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
        <script nonce={use(NonceContext)} dangerouslySetInnerHTML={{ __html: themeScript + fontScript([font, extendedFont]) }} />
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

/** Says that the page answers to the hand: what was pressed before is pressed again now (server/pages/late-scripts.ts), and the journeys wait for it. */
function useHydrated(): void {
  useEffect(() => {
    document.documentElement.dataset['hydrated'] = ''
  }, [])
}

export default function Root() {
  useHydrated()
  useEffect(() => void startWhenIdle(), [])
  return (
    <AccountProvider>
      <Shell>
        <Outlet />
      </Shell>
    </AccountProvider>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  useHydrated()
  const notFound = isRouteErrorResponse(error) && error.status === 404
  return (
    <AccountProvider>
      <Shell>
        <ErrorPage kind={notFound ? 'notFound' : 'crashed'} />
      </Shell>
    </AccountProvider>
  )
}

/**
 * Runs in <head>: whoever's device keeps the site (its service worker has the files of the font) gets its letters with the first paint.
 * Anybody else reads the first page in the fallback, before which 27 kB less have to come (docs/decisions/0015-first-view.md).
 */
function fontScript(files: readonly string[]): string {
  return `;if(navigator.serviceWorker?.controller)for(let f of ${JSON.stringify(files)}){let l=document.createElement('link');l.rel='preload';l.as='font';l.crossOrigin='';l.href=f;document.head.append(l)}`
}
