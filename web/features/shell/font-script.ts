/**
 * Runs in <head>: whoever's device keeps the site (its service worker has the files of the font) gets its letters with the first paint.
 * Anybody else reads the first page in the fallback, before which 27 kB less have to come (docs/decisions/0015-first-view.md).
 */
export function fontScript(files: readonly string[]): string {
  return `;if(navigator.serviceWorker?.controller)for(let f of ${JSON.stringify(files)}){let l=document.createElement('link');l.rel='preload';l.as='font';l.crossOrigin='';l.href=f;document.head.append(l)}`
}
