/** An address of the chat. It shows nothing itself: the chat around it stays the same when only the address changes. */
// oxlint-disable-next-line import/no-default-export -- a route module
export default function ChatAddress() {
  return null
}
