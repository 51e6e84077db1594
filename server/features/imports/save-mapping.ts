import type { EndpointData, ValidInput } from '#contract/endpoint.ts';
import type { Mapping } from '#contract/imports/mapping.fields.ts';
import type { saveMapping as contract } from '#contract/imports/save-mapping.ts';
import { recordAction } from '#server/platform/database/audit-log.ts';
import type { Context } from '#server/platform/context.ts';
import type { Database } from '#server/platform/database/database.ts';
import { problem } from '#server/platform/problem.ts';
import { presentMapping } from './imports.presenter.ts';
import { upsertMapping } from './mappings.repository.ts';
import { builtInMappings } from './suggest-mapping.ts';

/** Keeps a mapping under a name, and notes who did it. Throws mapping_is_built_in. */
export async function saveMapping(
  context: Context,
  { input, administratorId }: { input: ValidInput<typeof contract>; administratorId: number },
): Promise<EndpointData<typeof contract>> {
  const now = context.now();
  const { name, mapping } = input;
  await context.transact(async ({ database }) => {
    await keepMapping(database, { name, mapping, now });
    const subject = `mapping ${name}`;
    await recordAction(database, { administratorId, action: 'mapping.saved', subject, now });
  });
  return presentMapping({ name, mapping, updatedAt: now });
}

/** Keeps a mapping under a name, replacing the one that has it. Throws mapping_is_built_in. */
export async function keepMapping(
  database: Database,
  { name, mapping, now }: { name: string; mapping: Mapping; now: Date },
): Promise<void> {
  if (Object.hasOwn(builtInMappings, name.toLowerCase())) throw problem('mapping_is_built_in');
  await upsertMapping(database, { name, mapping: JSON.stringify(mapping), updatedAt: now });
}
