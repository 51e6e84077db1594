import type { Readable } from 'node:stream';
import { emptyPreference } from '#contract/preferences/preference.criteria.ts';
import { findChoices } from '#server/features/choices/choices.ts';
import { listPhotoSources } from '#server/features/photos/photos.ts';
import {
  findFirstWishes,
  findPreference,
  presentPreference,
  showProfile,
} from '#server/features/profiles/profiles.ts';
import { findSiteSettings } from '#server/features/site/site.ts';
import { findViewpoint } from '#server/features/visibility/visibility.ts';
import type { Context } from '#server/platform/context.ts';
import { messageLists } from './export-messages.repository.ts';
import { type ExportedRow, ownLists, ownRecords, readRows, type RowRange } from './export-own.repository.ts';
import { partnerLists } from './export-partners.repository.ts';

/** A file of the export, opened when it is written. `isCompressed`: its content is compressed already. */
export type ExportEntry = {
  name: string;
  isCompressed?: boolean;
  open: () => Promise<Readable> | AsyncIterable<string>;
};

const rowsPerRead = 500;

/** The files of a member's export: one of readable JSON for each subject, and the photos. */
export async function listExportEntries(context: Context, accountId: number): Promise<ExportEntry[]> {
  const { database } = context;
  const { memberIdPrefix } = await findSiteSettings(database);
  const viewpoint = await findViewpoint(database, accountId);
  const write = (row: ExportedRow) => toJson(presentRow(row, memberIdPrefix));
  const records = Object.entries(ownRecords).map(([name, find]) =>
    jsonEntry(name, async function* record() {
      const row = await find(database, accountId);
      yield row === undefined ? toJson(null) : write(row);
    }),
  );
  const lists = Object.entries({ ...partnerLists, ...messageLists, ...ownLists }).map(([name, list]) =>
    jsonEntry(name, () =>
      writeList((range) => readRows(list(database, { ...viewpoint, now: context.now() }), range), write),
    ),
  );
  return [
    ...records,
    jsonEntry('profile', async function* profile() {
      yield toJson((await showProfile(context, accountId)).data[0]);
    }),
    jsonEntry('preference', async function* preference() {
      const stored = (await findPreference(database, accountId)) ?? emptyPreference;
      const wished = { ...stored, ...(await findFirstWishes(database, accountId)) };
      yield toJson(presentPreference(wished, await findChoices(context)));
    }),
    ...lists,
    ...(await listPhotoEntries(context, accountId)),
  ];
}

function jsonEntry(name: string, open: () => AsyncIterable<string>): ExportEntry {
  return { name: `${name}.json`, open };
}

function toJson(value: unknown): string {
  return JSON.stringify(value, null, 2);
}

/** A row with its names in snake case; of another member only member id and first name. */
function presentRow(row: ExportedRow, memberIdPrefix: string): Record<string, unknown> {
  const { memberId, firstName, ...facts } = row;
  const member = typeof memberId === 'number' ? { member_id: `${memberIdPrefix}${memberId}` } : {};
  const name = typeof firstName === 'string' ? { first_name: firstName } : {};
  const named = Object.entries(facts).map(([key, value]) => [snakeCase(key), value] as const);
  return { ...member, ...name, ...Object.fromEntries(named) };
}

function snakeCase(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

/** A list as JSON, some hundred rows at a time. */
async function* writeList(
  read: (range: RowRange) => Promise<ExportedRow[]>,
  write: (row: ExportedRow) => string,
): AsyncGenerator<string> {
  let offset = 0;
  yield '[';
  for (;;) {
    const rows = await read({ offset, limit: rowsPerRead });
    for (const [index, row] of rows.entries()) yield `${offset + index === 0 ? '\n' : ',\n'}${write(row)}`;
    offset += rows.length;
    if (rows.length < rowsPerRead) break;
  }
  yield '\n]\n';
}

async function listPhotoEntries({ database, files }: Context, accountId: number): Promise<ExportEntry[]> {
  const photos = await listPhotoSources(database, accountId);
  const found = await Promise.all(
    photos.map(async ({ name, key }): Promise<ExportEntry[]> => {
      // The file of a photo that was removed at the same time is missing.
      const file = await files.read(key);
      file?.stream.destroy();
      if (file === null) return [];
      const open = async () => {
        const photo = await files.read(key);
        if (photo === null) throw new Error('A photo was removed while the export was written');
        return photo.stream;
      };
      return [{ name: `photos/${name}`, isCompressed: true, open }];
    }),
  );
  return found.flat();
}
