/** An address of the chat. It shows nothing itself: the chat around it stays the same when only the address changes. */
export default function ChatAddress() {
  return null
}
