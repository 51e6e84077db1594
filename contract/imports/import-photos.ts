import { z } from 'zod';
import { endpoint } from '#contract/calls/endpoint.ts';
import { queryRowId } from '#contract/calls/listing.ts';
import { upload } from '#contract/calls/upload.ts';

/** The most bytes of an archive of photos. */
const largestArchiveBytes = 200 * 1024 * 1024;

const count = z.number().int();

/** What became of the photos of an import. Nobody but the invited person sees them before the person has agreed. */
const photoReport = z.object({
  /** Files that are not drawn yet. */
  ip_waiting: count,
  ip_stored: count,
  ip_failed: count,
  /** Files that are no photos, such as lists. */
  ip_skipped: count,
  /** Files whose name is of no row. */
  ip_without_row: count,
  /** People who have not answered and have no photo. */
  ip_people_without: count,
  /** The files that became no photo, the first 500, with the name of the person where one was found. */
  ip_problems: z.array(
    z.object({ file_name: z.string(), person: z.string().nullable(), message: z.string() }),
  ),
  /** Whose the stored photos are, the first 500, so that a wrong name of a file is seen before the person sees the photo. */
  ip_people: z.array(z.object({ file_name: z.string(), person: z.string().nullable() })),
});

/**
 * Brings the photos of an import that is done: a ZIP whose files have the names that the sheet gives them, or the numbers of the rows
 * (`12.jpg`, `12-2.jpg`, `ITM12.jpg`, or any name in a folder `12`): the profile number first, then the serial number. They are drawn after the answer. Another archive adds photos, and replaces those in the same place.
 */
export const uploadImportPhotos = endpoint({
  method: 'POST',
  path: '/admin/imports/photos',
  access: 'administrator',
  permission: 'imports.run',
  feature: 'imports',
  summary: 'Bring the photos of an import, as a ZIP',
  changes: ['imports', 'invitations'],
  input: z.object({ import_id: queryRowId, file: upload }),
  files: { file: 1 },
  fileBytes: largestArchiveBytes,
  data: photoReport,
  message: 'outcome.photos_received',
  status: 201,
  problems: ['not_found', 'import_not_done', 'photos_not_understood', 'photos_too_big'],
});

/** What became of the photos of an import. */
export const showImportPhotos = endpoint({
  method: 'GET',
  path: '/admin/imports/photos/report',
  access: 'administrator',
  permission: 'imports.run',
  feature: 'imports',
  summary: 'What became of the photos of an import',
  reads: ['imports'],
  input: z.object({ import_id: queryRowId }),
  data: photoReport,
  message: 'outcome.done',
  problems: ['not_found'],
});
