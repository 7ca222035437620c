import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { RouterContextProvider } from 'react-router'
import { HydratedRouter } from 'react-router/dom'
import { DEFAULT_LANGUAGE, isLanguage } from '#texts/language.ts'
import { browserApi } from './api/client.ts'
import { apiContext, languageContext } from './api/context.ts'
import { afterPaint } from './features/shell/after-paint.ts'

function browserContext(): RouterContextProvider {
  const { lang } = document.documentElement
  const context = new RouterContextProvider()
  context.set(apiContext, browserApi)
  context.set(languageContext, isLanguage(lang) ? lang : DEFAULT_LANGUAGE)
  return context
}

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter getContext={browserContext} instrumentations={afterPaint} />
    </StrictMode>,
  )
})
