import { folderOf, mostInvitedPhotos, writeFolder } from '#server/features/photos/photos.ts';
import type { Context } from '#server/platform/context.ts';
import { problem } from '#server/platform/problem.ts';
import { findImport } from '../imports.repository.ts';
import {
  deleteImportPhotos,
  insertImportPhotos,
  listNumberedPeople,
  type NewPhoto,
} from './import-photos.repository.ts';
import { isImageName, type MatchedFile, matchPhotos } from './photo-names.rules.ts';
import { openArchive, type PhotoArchive } from './read-archive.ts';

export type PhotosContext = Pick<Context, 'database' | 'files' | 'now'>;

/** The name of an unpacked file in its folder, until it is drawn. */
export const unpackedFile = 'unpacked.bin';

/**
 * Takes the photos of an archive for the people of an import: each file that is named by the sheet is unpacked into the store and
 * waits to be drawn. Replaces the report of an archive before; the photos that it stored stay counted. Throws not_found, import_not_done, photos_not_understood or photos_too_big.
 */
export async function receivePhotos(
  context: PhotosContext,
  { importId, path }: { importId: number; path: string },
): Promise<void> {
  const found = await findImport(context.database, importId);
  if (found === undefined) throw problem('not_found');
  if (found.state !== 'done') throw problem('import_not_done');
  const archive = await openArchive(path);
  try {
    const photos = await planPhotos(context, { importId, archive });
    const replaced = await deleteImportPhotos(context.database, { importId, photos });
    await insertImportPhotos(context.database, photos);
    for (const token of replaced) await context.files.deleteUnder(folderOf(token));
  } finally {
    archive.close();
  }
}

async function planPhotos(
  context: PhotosContext,
  { importId, archive }: { importId: number; archive: PhotoArchive },
): Promise<NewPhoto[]> {
  const people = await listNumberedPeople(context.database, importId);
  const isNumbered = people.some(({ sheetId, photoFile }) => (sheetId ?? photoFile) !== null);
  const images = archive.paths.filter(isImageName);
  const files = matchPhotos(images, { people, most: mostInvitedPhotos });
  const report = (state: 'failed' | 'without_row', reason: string) => (fileName: string) =>
    ({ importId, fileName, state, reason, createdAt: context.now() }) as const;
  const photos: NewPhoto[] = [
    ...archive.paths.filter((name) => !isImageName(name)).map(report('failed', 'photo.no_image')),
    ...files.withoutRow.map(report('without_row', isNumbered ? 'photo.without_row' : 'photo.no_numbers')),
    ...files.ambiguous.map(report('failed', 'photo.ambiguous')),
    ...files.tooMany.map(report('failed', 'photo.too_many')),
  ];
  for (const file of files.matched) photos.push(await unpackPhoto(context, { importId, archive, file }));
  return photos;
}

type Unpacking = {
  importId: number;
  archive: PhotoArchive;
  file: MatchedFile;
};

async function unpackPhoto(
  { files, now }: PhotosContext,
  { importId, archive, file }: Unpacking,
): Promise<NewPhoto> {
  const { name: fileName, personId, position } = file;
  const place = { importId, fileName, invitationId: personId, position, createdAt: now() };
  const content = await archive.unpack(fileName);
  if (content === null) return { ...place, state: 'failed', reason: 'problem.photo_too_large' };
  const token = await writeFolder(files, [{ name: unpackedFile, content }]);
  return { ...place, state: 'waiting', reason: null, token };
}
