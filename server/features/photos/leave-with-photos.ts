import type { Database } from '#server/platform/database/database.ts';
import { folderOf, sourceFile } from './photo-names.rules.ts';
import { listAllPhotos, lockPhotos } from './photos.repository.ts';

/** The whole pictures of a member, as they can be taken along: under which name, and where they stand in the store. */
export async function listOwnPhotos(
  database: Database,
  accountId: number,
): Promise<{ name: string; key: string }[]> {
  const photos = await listAllPhotos(database, accountId);
  return photos.map(({ sourceToken }, index) => ({
    name: `${index + 1}.jpg`,
    key: `${folderOf(sourceToken)}/${sourceFile}`,
  }));
}

/** The folders of the store with the photos of a member who is being erased, inside that transaction. */
export async function forgetPhotosOf(database: Database, accountId: number): Promise<string[]> {
  const photos = await lockPhotos(database, accountId);
  return photos.flatMap(({ token, sourceToken }) => [folderOf(token), folderOf(sourceToken)]);
}
