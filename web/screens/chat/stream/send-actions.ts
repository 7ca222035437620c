import type { AnswerStream } from '#web/api/chat.ts'
import { failureOf } from '#web/api/client.ts'
import type { UnsentQuestion } from '#web/features/offline/waiting.ts'
import type { ChatAction } from '../conversation/reduce.ts'
import { answerActions } from './answer-actions.ts'

/** What happens to the conversation while a question is sent and answered; one that finds no network waits on the device. */
export async function* sendActions(open: () => Promise<AnswerStream>, asked: UnsentQuestion, signal: AbortSignal): AsyncGenerator<ChatAction> {
  let isReached = true
  const noting = async () => {
    try {
      return await open()
    } catch (error) {
      isReached = failureOf(error) !== 'unreachable'
      throw error
    }
  }
  for await (const action of answerActions(noting, signal)) yield isReached || action.type !== 'break' ? action : await wait(asked, action)
}

/** Where the script is not kept, or the browser keeps nothing, the question has failed as it always did. */
async function wait(asked: UnsentQuestion, failure: ChatAction): Promise<ChatAction> {
  try {
    const { waitForNetwork } = await import('../offline/wait.ts')
    return { type: 'wait', ...(await waitForNetwork(asked)) }
  } catch {
    return failure
  }
}
