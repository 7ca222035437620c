/** What is made when it is first asked for, and kept: a start makes nothing that nobody has asked for yet. */
export function madeOnce<Made extends object>(make: () => Made): () => Made {
  let made: Made | null = null
  return () => (made ??= make())
}
