import type { ImportDetails } from '#contract/imports/import.wire.ts';
import type { Context } from '#server/platform/context.ts';
import { problem } from '#server/platform/problem.ts';
import { findImport } from './imports.repository.ts';
import { presentDetails } from './imports.presenter.ts';
import { countInvitations } from './invitations.repository.ts';

/** One import with its columns, mapping and progress. Throws not_found. */
export async function showImport(
  { database }: Pick<Context, 'database'>,
  importId: number,
): Promise<ImportDetails> {
  const found = await findImport(database, importId);
  if (found === undefined) throw problem('not_found');
  return presentDetails(found, await countInvitations(database, importId));
}
