import type { ValidInput } from '#contract/endpoint.ts';
import type { ImportDetails } from '#contract/imports/import.wire.ts';
import type { uploadImport } from '#contract/imports/upload-import.ts';
import { recordAction } from '#server/platform/database/audit-log.ts';
import type { Context } from '#server/platform/context.ts';
import { keepSheet } from './keep-sheet.ts';
import { showImport } from './show-import.ts';

/** Keeps an uploaded sheet as an import that is yet to be checked. Throws sheet_not_understood or sheet_too_big. */
export async function bringSheet(
  context: Context,
  { input, administratorId }: { input: ValidInput<typeof uploadImport>; administratorId: number },
): Promise<ImportDetails> {
  const importId = await keepSheet(context, {
    path: input.file.path,
    fileName: input.file_name,
    takesCompressed: false,
    createdBy: administratorId,
  });
  const now = context.now();
  const subject = `import ${importId}`;
  await recordAction(context.database, { administratorId, action: 'import.uploaded', subject, now });
  return showImport(context, importId);
}
