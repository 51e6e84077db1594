import { recordAction } from '#server/platform/database/audit-log.ts';
import type { Context } from '#server/platform/context.ts';
import type { AnsweredFile } from '#server/platform/http/route.ts';
import { writeProblems } from './write-problems.ts';

/** Hands the rows with problems over as a spreadsheet, and notes who took them. Throws not_found or import_file_gone. */
export async function downloadProblems(
  context: Context,
  { importId, administratorId }: { importId: number; administratorId: number },
): Promise<AnsweredFile> {
  const file = await writeProblems(context, importId);
  const subject = `import ${importId}`;
  const now = context.now();
  await recordAction(context.database, { administratorId, action: 'import.downloaded', subject, now });
  return file;
}
