import { readFileSync } from 'node:fs'

const KILOBYTE = 1024

/** Bytes of memory a process has reserved and may write to (`VmData`) or really uses (`VmRSS`); null where the system does not tell. */
export function readMemory(pid: number | undefined, field: 'VmData' | 'VmRSS'): number | null {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'latin1')
    const kilobytes = new RegExp(`^${field}:\\s+(?<kilobytes>\\d+) kB$`, 'm').exec(status)?.groups?.['kilobytes']
    return kilobytes === undefined ? null : Number(kilobytes) * KILOBYTE
  } catch {
    return null
  }
}
