import type { EndpointData } from '#contract/endpoint.ts';
import type { listMappings as contract } from '#contract/imports/list-mappings.ts';
import type { Context } from '#server/platform/context.ts';
import { presentMapping } from './imports.presenter.ts';
import { listSavedMappings } from './mappings.repository.ts';
import { builtInMappings } from './suggest-mapping.ts';

/** The built-in mappings, then the saved ones by name. */
export async function listMappings({ database }: Context): Promise<EndpointData<typeof contract>> {
  const builtIn = Object.entries(builtInMappings).map(([name, mapping]) => ({
    mp_name: name,
    mp_is_built_in: true,
    mp_mapping: mapping,
    mp_updated_at: null,
  }));
  return [...builtIn, ...(await listSavedMappings(database)).map(presentMapping)];
}
