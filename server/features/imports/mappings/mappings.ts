import type { EndpointData } from '#contract/calls/endpoint.ts';
import { type Mapping, mapping as mappingSchema } from '#contract/imports/mapping.fields.ts';
import type { listMappings as listMappingsEndpoint } from '#contract/imports/mappings.ts';
import { recordAction } from '#server/platform/database/audit-log.ts';
import type { Context } from '#server/platform/context.ts';
import type { Database } from '#server/platform/database/database.ts';
import { problem } from '#server/platform/problem.ts';
import { biodataMapping } from './biodata-mapping.rules.ts';
import { builtInMappings, usualMapping } from './built-in-mappings.rules.ts';
import { deleteMapping, listSavedMappings, type SavedMapping, upsertMapping } from './mappings.repository.ts';

/** The usual mapping, then the saved ones by name. */
export async function listMappings({
  database,
}: Context): Promise<EndpointData<typeof listMappingsEndpoint>> {
  const usual = {
    mp_name: usualMapping,
    mp_is_built_in: true,
    mp_mapping: biodataMapping,
    mp_updated_at: null,
  };
  return [usual, ...(await listSavedMappings(database)).map(presentMapping)];
}

/** Stores a mapping under a name, replacing the one that has it; without headers it keeps those it had. Throws mapping_is_built_in. */
export async function storeMapping(
  database: Database,
  { name, mapping, headers, now }: { name: string; mapping: Mapping; headers?: string[]; now: Date },
): Promise<void> {
  if (Object.hasOwn(builtInMappings, name.toLowerCase())) throw problem('mapping_is_built_in');
  await upsertMapping(database, {
    name,
    mapping: JSON.stringify(mapping),
    updatedAt: now,
    ...(headers !== undefined && { headers }),
  });
}

/** Deletes a named mapping, and records the action. Throws mapping_is_built_in or not_found. */
export async function removeMapping(
  context: Context,
  { name, administratorId }: { name: string; administratorId: number },
): Promise<void> {
  if (Object.hasOwn(builtInMappings, name)) throw problem('mapping_is_built_in');
  await context.transact(async ({ database }) => {
    if (!(await deleteMapping(database, name))) throw problem('not_found');
    const subject = `mapping ${name}`;
    await recordAction(database, { administratorId, action: 'mapping.removed', subject, now: context.now() });
  });
}

function presentMapping({ name, mapping, updatedAt }: Omit<SavedMapping, 'headers'>) {
  return {
    mp_name: name,
    mp_is_built_in: false,
    mp_mapping: mappingSchema.parse(mapping),
    mp_updated_at: updatedAt.toISOString(),
  };
}
