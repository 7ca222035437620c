import { spawnSync } from 'node:child_process'
import { closeSync, openSync, rmSync, writeSync } from 'node:fs'
import { join } from 'node:path'

const PIECE_BYTES = 64 * 1024

/** A disk of so many megabytes at a folder, until `unmount`; null where this process may not mount one. */
export function mountSmallDisk(folder: string, megabytes: number): { unmount(): void } | null {
  const mounted = process.platform === 'linux' && spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'bobita-test', folder]).status === 0
  return mounted ? { unmount: () => void spawnSync('umount', ['--lazy', folder]) } : null
}

/** Takes all the room there is on the disk of a folder, and whatever becomes free, until `giveBack`. */
export function takeAllRoom(folder: string): { more(): void; giveBack(): void } {
  const path = join(folder, 'somebody-else')
  const file = openSync(path, 'w')
  const more = () => {
    for (let bytes = PIECE_BYTES; bytes >= 1; bytes /= 4) while (writes(file, bytes));
  }
  more()
  return {
    more,
    giveBack() {
      closeSync(file)
      rmSync(path)
    },
  }
}

function writes(file: number, bytes: number): boolean {
  try {
    return writeSync(file, Buffer.alloc(bytes)) === bytes
  } catch {
    return false
  }
}
