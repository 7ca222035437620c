import { Search } from 'lucide-react'
import { useId } from 'react'
import { SITE_SEARCH_CHARACTERS } from '#contract/limits.ts'
import { scriptlessSearchTexts } from '#texts/chat/scriptless-search.ts'
import { DEFAULT_LANGUAGE } from '#texts/language.ts'
import { useLanguage, useTexts } from '#web/features/language/language.tsx'
import { classes } from '#web/lib/classes.ts'
import styles from './composer.module.css'

/**
 * In place of the chat's box where no scripts run: the search of the site, which the server answers. A form of its own and
 * no address of the chat's: while scripts are still coming, a form with an address would be sent there at once
 * (server/pages/late-scripts.ts).
 */
export function ScriptlessSearch({ beginning }: { beginning: string }) {
  const texts = useTexts(scriptlessSearchTexts)
  const language = useLanguage()
  const id = useId()
  return (
    <search>
      <form action="/cauta" className={styles.scriptless}>
        {language !== DEFAULT_LANGUAGE && <input type="hidden" name="lang" value={language} />}
        <label htmlFor={id}>{texts.label}</label>
        <div className={styles.bar}>
          <input
            id={id}
            type="search"
            name="q"
            required
            autoComplete="off"
            enterKeyHint="search"
            maxLength={SITE_SEARCH_CHARACTERS}
            placeholder={texts.placeholder}
            defaultValue={beginning}
            className={styles.box}
          />
          <button type="submit" aria-label={texts.action} title={texts.action} className={classes(styles.round, styles.send)}>
            <Search aria-hidden />
          </button>
        </div>
      </form>
    </search>
  )
}
