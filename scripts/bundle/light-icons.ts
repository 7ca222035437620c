import { fileURLToPath } from 'node:url'

/**
 * For vite's `resolve.alias`: every icon of lucide-react imports the function that makes it a component by this name, and
 * gets ours (docs/decisions/0014-light-icons.md). light-icons.test.tsx fails when a new release names it otherwise.
 */
export const lightIcons = { '../createLucideIcon.mjs': fileURLToPath(new URL('../../web/lib/light-icon.tsx', import.meta.url)) }
