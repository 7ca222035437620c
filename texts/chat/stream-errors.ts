import type { Texts } from '../language.ts'

interface StreamErrorTexts {
  /** No answer could be made; the question is kept. */
  failed: string
  /** The server is being restarted under the answer. */
  closing: string
}

/** What the error line of an answer that is being streamed says; a connection that breaks is told by the browser alone (`errors` and `interrupted` of chat.ts). */
export const streamErrorTexts: Texts<StreamErrorTexts> = {
  ro: {
    failed: 'Răspunsul s-a întrerupt. Întrebarea ta este păstrată, încearcă din nou.',
    closing: 'Serverul se repornește. Întrebarea ta este păstrată, încearcă din nou peste câteva clipe.',
  },
  en: {
    failed: 'The answer was interrupted. Your question is kept, try again.',
    closing: 'The server is restarting. Your question is kept, try again in a moment.',
  },
}
