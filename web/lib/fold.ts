export { fold } from '#contract/search.ts'
