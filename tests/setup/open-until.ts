const closings: (() => Promise<void>)[] = []

/** Closes something when the test file ends, the last opened first. */
export function openUntilEnd(close: () => Promise<void>): void {
  closings.push(close)
}

export async function closeWhatIsOpen(): Promise<void> {
  for (let close = closings.pop(); close; close = closings.pop()) await close()
}
