import { conversationData } from './chat/sessions/personal-data.ts'
import { complaintData } from './complaints/personal-data.ts'
import { suggestionData } from './directory/suggestion-replies.ts'
import { evidenceData } from './evidence/personal-data.ts'
import { mailData } from './mail/personal-data.ts'
import { signatureData } from './petitions/personal-data.ts'
import { proposalData } from './petitions/proposals.ts'
import type { PersonalData } from './platform/personal-data.ts'
import { letterData, noticeData } from './reports/personal-data.ts'
import { shareData } from './shared-answers/shared-answers.ts'

/** Every domain that keeps something about people with an account. They are erased in this order: mails first, as whoever sends one locks them. */
export const personalData: readonly PersonalData[] = [
  mailData,
  suggestionData,
  noticeData,
  letterData,
  signatureData,
  proposalData,
  evidenceData,
  conversationData,
  shareData,
  complaintData,
]
