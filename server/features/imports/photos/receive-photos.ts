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
import { isImageName, matchPhotos, plainId } from './photo-names.rules.ts';
import { openArchive, type PhotoArchive } from './read-archive.ts';

export type PhotosContext = Pick<Context, 'database' | 'files' | 'now'>;

/** The name of an unpacked file in its folder, until it is drawn. */
export const unpackedFile = 'unpacked.bin';

/**
 * Takes the photos of an archive for the people of an import: each file whose name is the number of a row is unpacked into the store and
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
  const numbered = people.flatMap(({ id, sheetId }) =>
    sheetId === null ? [] : [{ id, number: plainId(sheetId) }],
  );
  const byNumber = Map.groupBy(numbered, ({ number }) => number);
  const images = archive.paths.filter(isImageName);
  const ids = new Set(byNumber.keys());
  const { matched, withoutRow, tooMany } = matchPhotos(images, { ids, most: mostInvitedPhotos });
  const report = (state: 'failed' | 'without_row', reason: string) => (fileName: string) =>
    ({ importId, fileName, state, reason, createdAt: context.now() }) as const;
  const photos: NewPhoto[] = [
    ...archive.paths.filter((name) => !isImageName(name)).map(report('failed', 'photo.no_image')),
    ...withoutRow.map(report('without_row', 'photo.without_row')),
    ...tooMany.map(report('failed', 'photo.too_many')),
  ];
  for (const file of matched) {
    const [person, another] = byNumber.get(file.id) ?? [];
    if (person === undefined) continue;
    const refused = report('failed', 'photo.ambiguous')(file.name);
    if (another === undefined)
      photos.push(await unpackPhoto(context, { importId, archive, file, personId: person.id }));
    else photos.push({ ...refused, sheetId: file.id });
  }
  return photos;
}

type Unpacking = {
  importId: number;
  archive: PhotoArchive;
  file: { name: string; id: string; position: number };
  personId: number;
};

async function unpackPhoto(
  { files, now }: PhotosContext,
  { importId, archive, file, personId }: Unpacking,
): Promise<NewPhoto> {
  const { name: fileName, id: sheetId, position } = file;
  const place = { importId, fileName, sheetId, invitationId: personId, position, createdAt: now() };
  const content = await archive.unpack(fileName);
  if (content === null) return { ...place, state: 'failed', reason: 'problem.photo_too_large' };
  const token = await writeFolder(files, [{ name: unpackedFile, content }]);
  return { ...place, state: 'waiting', reason: null, token };
}
