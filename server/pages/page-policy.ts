import { hash } from 'node:crypto'

/** The content security policy of a page: nothing from outside, and inline only these scripts and styles, whatever else stands in it. */
export function pagePolicy(scripts: readonly string[], styles: readonly string[] = []): string {
  return [
    "default-src 'none'",
    ['script-src', "'self'", ...hashes(scripts)].join(' '),
    ['style-src', "'self'", ...hashes(styles)].join(' '),
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "media-src 'self' blob:",
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
