import type { Kysely } from 'kysely'
import * as people from './0001_people.ts'
import * as chat from './0002_chat.ts'
import * as blog from './0003_blog.ts'
import * as directories from './0004_directories.ts'
import * as petitions from './0005_petitions.ts'
import * as evidence from './0006_evidence.ts'
import * as signatureMail from './0007_signature_mail.ts'
import * as severalProcesses from './0008_several_processes.ts'
import * as passageVectors from './0009_passage_vectors.ts'
import * as editorQuestionOrder from './0010_editor_question_order.ts'
import * as urgentCard from './0011_urgent_card.ts'
import * as undoing from './0012_undoing.ts'
import * as outgoingMails from './0013_outgoing_mails.ts'
import * as mailboxMails from './0014_mailbox_mails.ts'
import * as erasureKeys from './0015_erasure_keys.ts'
import * as testimonials from './0016_testimonials.ts'
import * as articleReviews from './0017_article_reviews.ts'
import * as staff from './0018_staff.ts'
import * as confirmedAddress from './0019_confirmed_address.ts'
import * as suggestionReplies from './0020_suggestion_replies.ts'
import * as questionDecisions from './0021_question_decisions.ts'
import * as petitionResults from './0022_petition_results.ts'
import * as articleDrafts from './0023_article_drafts.ts'
import * as decisions from './0024_decisions.ts'
import * as petitionProposals from './0025_petition_proposals.ts'
import * as operatorNotices from './0026_operator_notices.ts'
import * as petitionUpdates from './0027_petition_updates.ts'
import * as learnings from './0028_learnings.ts'
import * as recordPhotos from './0029_record_photos.ts'
import * as partialUploads from './0030_partial_uploads.ts'
import * as sharedAnswers from './0031_shared_answers.ts'
import * as noteReplies from './0032_note_replies.ts'

export interface MigrationStep {
  up(db: Kysely<unknown>): Promise<void>
}

/** Forward only, never edited once released; the name decides the order. */
export const migrations: Record<string, MigrationStep> = {
  '0001_people': people,
  '0002_chat': chat,
  '0003_blog': blog,
  '0004_directories': directories,
  '0005_petitions': petitions,
  '0006_evidence': evidence,
  '0007_signature_mail': signatureMail,
  '0008_several_processes': severalProcesses,
  '0009_passage_vectors': passageVectors,
  '0010_editor_question_order': editorQuestionOrder,
  '0011_urgent_card': urgentCard,
  '0012_undoing': undoing,
  '0013_outgoing_mails': outgoingMails,
  '0014_mailbox_mails': mailboxMails,
  '0015_erasure_keys': erasureKeys,
  '0016_testimonials': testimonials,
  '0017_article_reviews': articleReviews,
  '0018_staff': staff,
  '0019_confirmed_address': confirmedAddress,
  '0020_suggestion_replies': suggestionReplies,
  '0021_question_decisions': questionDecisions,
  '0022_petition_results': petitionResults,
  '0023_article_drafts': articleDrafts,
  '0024_decisions': decisions,
  '0025_petition_proposals': petitionProposals,
  '0026_operator_notices': operatorNotices,
  '0027_petition_updates': petitionUpdates,
  '0028_learnings': learnings,
  '0029_record_photos': recordPhotos,
  '0030_partial_uploads': partialUploads,
  '0031_shared_answers': sharedAnswers,
  '0032_note_replies': noteReplies,
}
