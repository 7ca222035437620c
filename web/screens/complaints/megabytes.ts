/** A limit as a person knows it; limits are counted in 1024 x 1024 bytes. */
export function megabytes(bytes: number): string {
  return `${Math.round(bytes / (1024 * 1024))} MB`
}
