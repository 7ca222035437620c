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
}
