import { expect, onTestFinished, test } from 'vitest'
import { logConsole } from './log.ts'

test('what a library writes to the console is a line of the log, without its words', () => {
  const { log, info, warn, error, debug } = console
  const listeners = process.listeners('warning')
  onTestFinished(() => {
    Object.assign(console, { log, info, warn, error, debug })
    process.removeAllListeners('warning')
    for (const listener of listeners) process.on('warning', listener)
  })
  const lines: unknown[] = []
  logConsole({ warn: (...line) => void lines.push(line) })
  console.error('HTTP 503: ana@exemplu.ro', new TypeError('ana@exemplu.ro'))
  console.warn('ana@exemplu.ro')
  process.emit('warning', Object.assign(new Error('ana@exemplu.ro'), { name: 'MaxListenersExceededWarning' }))
  expect(lines).toEqual([
    [{ cause: 'TypeError' }, 'a library wrote to the console'],
    [{ cause: 'unknown' }, 'a library wrote to the console'],
    [{ cause: 'MaxListenersExceededWarning' }, 'a warning of Node'],
  ])
})
