/** Pages that are read: whole without a script, so theirs need not come before somebody touches them. */
const READ =
  /^\/(home|blogs|blog\/\d+|lege|tgamers|otravuri|prim-ajutor|elso-segely|persha-dopomoha|despre|confidentialitate|termeni|stocare-locala|accesibilitate|raspuns\/[\w-]{22})$/

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/**
 * Keeps what is done to a page before React has taken it over: a button that was pressed is pressed again then, and what
 * was typed or chosen is told; a box that is sent by Enter is sent; links, menus and forms with an address are the browser's own and need no scripts.
 * Wakes a page whose scripts sleep: fetches them at the first touch or key, or by itself when all that is seen has come and
 * nothing else is to be done; for somebody who saves data only at a touch.
 *
 * Its text is sent to the browser, so it can read nothing of this file.
 */
function keepAndWake(): void {
  const root = document.documentElement
  const awake = () => 'hydrated' in root.dataset
  let asleep = document.querySelector('script[data-asleep]')
  let pressed: { control: HTMLElement; submitter: HTMLElement | null } | null = null
  const typed = new Map<Field, string | boolean>()
  /** Of a box with words in it: sent closed by the server, which knows of none. */
  let opened: HTMLButtonElement | null = null

  const wake = () => {
    if (!asleep) return
    const script = document.createElement('script')
    script.type = 'module'
    script.textContent = asleep.textContent
    asleep = null
    const links = [...document.querySelectorAll<HTMLLinkElement>('link[data-asleep]')]
    // A task each: on a slow phone asking for one file takes 20 ms, and a finger may come in between.
    const next = () => {
      const link = links.shift()
      if (!link) return document.head.append(script)
      link.rel = 'modulepreload'
      setTimeout(next)
    }
    setTimeout(next)
  }
  const keepPress = (event: Event) => {
    if (awake() || !(event.target instanceof Element)) return
    const submitted = event.target instanceof HTMLFormElement
    const control = submitted ? event.target : event.target.closest<HTMLElement>('button:not([popovertarget], [type=submit])')
    if (!control || (submitted && control.hasAttribute('action'))) return
    wake()
    event.preventDefault()
    // React, half awake, would take it as well.
    event.stopPropagation()
    pressed = { control, submitter: 'submitter' in event && event.submitter instanceof HTMLElement ? event.submitter : null }
  }
  const isSentByEnter = (target: EventTarget | null): target is HTMLTextAreaElement => target instanceof HTMLTextAreaElement && target.enterKeyHint === 'send'
  const keepEnter = (event: KeyboardEvent) => {
    if (awake() || event.key !== 'Enter' || event.shiftKey || event.isComposing || !isSentByEnter(event.target) || !event.target.form) return
    event.preventDefault()
    event.stopPropagation()
    pressed = { control: event.target.form, submitter: null }
  }
  const openSend = (box: HTMLTextAreaElement) => {
    const send = box.form?.querySelector<HTMLButtonElement>('button[type=submit]')
    if (send?.disabled) opened = send
    if (opened) opened.disabled = box.value.trim() === ''
    // What is written on waits for another press.
    if (pressed?.control === box.form) pressed = null
  }
  const keepTyped = ({ target, type }: Event) => {
    if (awake()) return
    if (type === 'input' && isSentByEnter(target)) openSend(target)
    if (target instanceof HTMLInputElement && (target.type === 'checkbox' || target.type === 'radio')) typed.set(target, target.checked)
    else if (target instanceof HTMLInputElement || target instanceof HTMLSelectElement || target instanceof HTMLTextAreaElement) typed.set(target, target.value)
  }
  const tell = (field: Field, value: string | boolean) => {
    if (field instanceof HTMLInputElement && typeof value === 'boolean') {
      field.checked = !value
      field.click()
    } else if (typeof value === 'string') {
      // React takes no notice of an event after which a field says what it said before.
      if (!(field instanceof HTMLSelectElement)) field.value = ''
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
      for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }))
    }
  }
  const again = new MutationObserver(() => {
    if (!awake()) return
    again.disconnect()
    for (const type of ['click', 'submit']) removeEventListener(type, keepPress, true)
    for (const type of ['input', 'change']) removeEventListener(type, keepTyped, true)
    removeEventListener('keydown', keepEnter, true)
    // As React believes it to be.
    if (opened) opened.disabled = true
    for (const [field, value] of typed) if (field.isConnected) tell(field, value)
    // A turn later React has taken in what was told.
    setTimeout(() => {
      if (pressed?.control instanceof HTMLFormElement) pressed.control.requestSubmit(pressed.submitter)
      else pressed?.control.click()
    })
  })
  again.observe(root, { attributeFilter: ['data-hydrated'] })
  for (const type of ['pointerdown', 'keydown', 'focusin']) addEventListener(type, wake, { once: true, capture: true, passive: true })
  for (const type of ['click', 'submit']) addEventListener(type, keepPress, true)
  for (const type of ['input', 'change']) addEventListener(type, keepTyped, true)
  addEventListener('keydown', keepEnter, true)
  if ('connection' in navigator && (navigator.connection as { saveData?: boolean }).saveData) return
  addEventListener('load', () => ('requestIdleCallback' in window ? requestIdleCallback(wake, { timeout: 2_000 }) : setTimeout(wake)), { once: true })
}

/**
 * Keeps a finger from React until it is awake: half awake it would take the whole page over within the press, before
 * anything is painted. What is pressed is kept by the click.
 *
 * Its text is sent to the browser, so it can read nothing of this file.
 */
function spareTheFinger(): void {
  const spare = (event: Event) => {
    if (!('hydrated' in document.documentElement.dataset)) event.stopPropagation()
  }
  for (const type of ['pointerdown', 'mousedown', 'touchstart', 'pointerup', 'mouseup', 'touchend'])
    addEventListener(type, spare, { capture: true, passive: true })
}

const KEEP = `(${keepAndWake.toString()})();(${spareTheFinger.toString()})()`
const PRELOAD = '<link rel="modulepreload"'
const MODULE = '<script type="module" async="">import'

/**
 * Lets nothing be lost that is done to a page before its scripts are there, and those of a page that is read come last
 * (docs/decisions/0026-late-scripts.md).
 *
 * @returns the page, and the script it now holds for its policy to allow; the one that sleeps is allowed already
 */
export function lateScripts(html: string, path: string): { body: string; scripts: string[] } {
  if (!html.includes(MODULE)) return { body: html, scripts: [] }
  if (!READ.test(path)) return { body: html.replace(MODULE, () => `<script>${KEEP}</script>${MODULE}`), scripts: [KEEP] }
  const body = html
    .replaceAll(PRELOAD, '<link data-asleep rel="asleep"')
    .replace(MODULE, () => `<script type="text/plain" data-asleep>import`)
    .replace('</body>', () => `<script>${KEEP}</script></body>`)
  return { body, scripts: [KEEP] }
}
