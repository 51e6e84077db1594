import { downloadProblems } from '#contract/imports/download-problems.ts';
import { saveDownload, type DownloadRefusal } from '#web/api/save-download.ts';

/** Keeps the rows with problems as a file. Answers the refusal, undefined when the file is there. */
export function saveProblems(importId: number, fileName: string): Promise<DownloadRefusal | undefined> {
  return saveDownload({
    path: `${downloadProblems.path}?import_id=${importId}`,
    type: downloadProblems.download ?? 'text/csv',
    fileName,
  });
}
