/** The address of a film at its first picture: without a time in it phones show an empty box until the film is played. */
export function firstFrame(url: string): string {
  return `${url}#t=0.001`
}
