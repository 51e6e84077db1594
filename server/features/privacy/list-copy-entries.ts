import { emptyPreference } from '#contract/preferences/stated-preference.ts';
import { findChoices } from '#server/features/choices/choices.ts';
import { findPreference, presentPreference, showProfile } from '#server/features/profiles/profiles.ts';
import { findSiteSettings } from '#server/features/site/site.ts';
import { findViewpoint } from '#server/features/visibility/visibility.ts';
import type { Context } from '#server/platform/context.ts';
import { listOwnPhotos } from '#server/features/photos/photos.ts';
import { presentCopied } from './copied-rows.presenter.ts';
import type { Copied, Stretch } from './copied-possessions.repository.ts';
import { copiedLists } from './copied-rows.repository.ts';
import { copiedRecords } from './copied-records.repository.ts';
import type { ZipEntry } from './write-zip.ts';

const mostAtOnce = 500;

/** The files of a member's copy: readable JSON, one a subject, and the photos. Each is read when it is written. */
export async function listCopyEntries(context: Context, accountId: number): Promise<ZipEntry[]> {
  const { memberIdPrefix } = await findSiteSettings(context.database);
  const viewpoint = await findViewpoint(context.database, accountId);
  const write = (value: unknown) => JSON.stringify(value, null, 2);
  const own = (name: string, read: () => Promise<unknown>): ZipEntry => ({
    name: `${name}.json`,
    async *open() {
      yield write(await read());
    },
  });
  const records = Object.entries(copiedRecords).map(([name, find]) =>
    own(name, async () => {
      const row = await find(context.database, accountId);
      return row === undefined ? null : presentCopied(row, memberIdPrefix);
    }),
  );
  const lists = Object.entries(copiedLists).map(([name, list]): ZipEntry => {
    const read = (stretch: Stretch) =>
      list(context.database, { ...viewpoint, now: context.now(), ...stretch });
    return {
      name: `${name}.json`,
      open: () => writeList(read, (row) => write(presentCopied(row, memberIdPrefix))),
    };
  });
  return [
    ...records,
    own('profile', async () => (await showProfile(context, accountId)).data[0]),
    own('preference', () => readPreference(context, accountId)),
    ...lists,
    ...(await listPhotoEntries(context, accountId)),
  ];
}

async function readPreference(context: Context, accountId: number) {
  const preference = (await findPreference(context.database, accountId)) ?? emptyPreference;
  return presentPreference(preference, await findChoices(context));
}

/** A list as JSON, some hundred rows at a time. */
async function* writeList(
  read: (stretch: Stretch) => Promise<Copied[]>,
  write: (row: Copied) => string,
): AsyncGenerator<string> {
  let from = 0;
  yield '[';
  for (;;) {
    const rows = await read({ from, most: mostAtOnce });
    for (const [at, row] of rows.entries()) yield `${from + at === 0 ? '\n' : ',\n'}${write(row)}`;
    from += rows.length;
    if (rows.length < mostAtOnce) break;
  }
  yield '\n]\n';
}

async function listPhotoEntries({ database, files }: Context, accountId: number): Promise<ZipEntry[]> {
  const photos = await listOwnPhotos(database, accountId);
  const found = await Promise.all(
    photos.map(async ({ name, key }): Promise<ZipEntry[]> => {
      // One that is being replaced at this moment is not there any more.
      const file = await files.read(key);
      file?.stream.destroy();
      if (file === null) return [];
      const open = async () => {
        const picture = await files.read(key);
        if (picture === null) throw new Error('A photo went away while the copy was written');
        return picture.stream;
      };
      return [{ name: `photos/${name}`, isPacked: true, open }];
    }),
  );
  return found.flat();
}
