import { hash } from 'node:crypto'

/**
 * The content security policy of a page: nothing from outside, and inline only these scripts and styles, whatever else stands in it.
 *
 * @param filesOrigin where photos and films come from besides this site
 */
export function pagePolicy(scripts: readonly string[], styles: readonly string[] = [], filesOrigin: string | null = null): string {
  const files = filesOrigin === null ? [] : [filesOrigin]
  return [
    "default-src 'none'",
    ['script-src', "'self'", ...hashes(scripts)].join(' '),
    ['style-src', "'self'", ...hashes(styles)].join(' '),
    ["img-src 'self' data: blob:", ...files].join(' '),
    "font-src 'self'",
    "connect-src 'self'",
    ["media-src 'self' blob:", ...files].join(' '),
    "manifest-src 'self'",
    "worker-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}

function hashes(texts: readonly string[]): string[] {
  return [...new Set(texts)].map((text) => `'sha256-${hash('sha256', text, 'base64')}'`)
}
