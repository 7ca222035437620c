import { recordPath } from './common.ts'
import type { Codes, Described } from './described.ts'
import { exportPath, importDone, importForm, importPreview, importPreviewForm, importsPage, importsQuery, importUndone } from './directory-import.ts'
import type { Role } from './staff.ts'

const moderators: readonly Role[] = ['moderator']
const desk = { who: 'operator', roles: moderators, tags: ['operators', 'directories'] } as const
const OPERATOR: Codes = ['request.cross_site', 'operator.required', 'operator.forbidden']

/** Many records at once, as a CSV file. */
export const directoryImportOperations = {
  previewImport: {
    ...desk,
    description: 'What an import of a CSV file would do, line by line; nothing is written.',
    body: importPreviewForm,
    response: { 200: importPreview },
    refuses: OPERATOR,
  },
  importRecords: {
    ...desk,
    description: 'Imports a CSV file as its dry run said, whole or not at all; refused with the new dry run when something has changed since.',
    body: importForm,
    response: { 200: importDone },
    refuses: [...OPERATOR, 'operator.stale'],
  },
  listImports: {
    ...desk,
    description: 'The imports, and those taken back, newest first, fifty at a time.',
    querystring: importsQuery,
    response: { 200: importsPage },
    refuses: OPERATOR,
  },
  undoImport: {
    ...desk,
    description: 'Takes the last import of a directory back; what was changed since stays.',
    params: recordPath,
    response: { 200: importUndone },
    refuses: [...OPERATOR, 'operator.not_undoable'],
  },
  exportRecords: {
    ...desk,
    description: 'Every record of a directory but the examples, as the CSV file an import reads.',
    params: exportPath,
    produces: ['text/csv; charset=utf-8'],
    refuses: OPERATOR,
  },
} satisfies Record<string, Described>
