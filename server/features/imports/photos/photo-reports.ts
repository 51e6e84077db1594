import type { EndpointData, ValidInput } from '#contract/calls/endpoint.ts';
import type {
  showImportPhotos as showImportPhotosEndpoint,
  uploadImportPhotos as uploadImportPhotosEndpoint,
} from '#contract/imports/import-photos.ts';
import type { Context } from '#server/platform/context.ts';
import { recordAction } from '#server/platform/database/audit-log.ts';
import { problem } from '#server/platform/problem.ts';
import { findImport } from '../imports.repository.ts';
import { sentenceOfStored } from '../imports.presenter.ts';
import { countPeopleWithoutPhoto, countPhotos, listPhotoFiles } from './import-photos.repository.ts';
import { receivePhotos } from './receive-photos.ts';
import { drawPhotosJob } from './work-on-photos.ts';

type Report = EndpointData<typeof showImportPhotosEndpoint>;

const mostFiles = 500;

/** Takes an archive of photos for an import, and records the action. The photos are drawn after the answer. Throws as `receivePhotos`. */
export async function uploadImportPhotos(
  context: Context,
  {
    input,
    administratorId,
  }: { input: ValidInput<typeof uploadImportPhotosEndpoint>; administratorId: number },
): Promise<Report> {
  const importId = input.import_id;
  await receivePhotos(context, { importId, path: input.file.path });
  await context.transact(async ({ database, enqueue }) => {
    await enqueue(drawPhotosJob, { importId });
    const subject = `import ${importId}`;
    await recordAction(database, { administratorId, action: 'import.photos', subject, now: context.now() });
  });
  return showImportPhotos(context, importId);
}

/** What became of the photos of an import. Throws not_found. */
export async function showImportPhotos(
  { database }: Pick<Context, 'database'>,
  importId: number,
): Promise<Report> {
  if ((await findImport(database, importId)) === undefined) throw problem('not_found');
  const { waiting, stored, failed, skipped, withoutRow } = await countPhotos(database, importId);
  const asked = { importId, most: mostFiles };
  const problems = await listPhotoFiles(database, { ...asked, states: ['failed', 'without_row'] });
  const photos = await listPhotoFiles(database, { ...asked, states: ['stored'] });
  return {
    ip_waiting: waiting,
    ip_stored: stored,
    ip_failed: failed,
    ip_skipped: skipped,
    ip_without_row: withoutRow,
    ip_people_without: await countPeopleWithoutPhoto(database, importId),
    ip_problems: problems.map(({ fileName, person, reason }) => ({
      file_name: fileName,
      person,
      message: sentenceOfStored(reason ?? ''),
    })),
    ip_people: photos.map(({ fileName, person }) => ({ file_name: fileName, person })),
  };
}
