/** Small talk that is answered in a sentence or two. */
export const talkKinds = ['hello', 'who', 'can', 'thanks', 'bye', 'praise', 'insult', 'test', 'privacy'] as const
export type TalkKind = (typeof talkKinds)[number]
