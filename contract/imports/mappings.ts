import { z } from 'zod';
import { endpoint } from '#contract/calls/endpoint.ts';
import { mapping, mappingName } from './mapping.fields.ts';

/** A mapping under a name. The built-in ones cannot be changed; a changed copy needs another name. */
const mappingWire = z.object({
  mp_name: z.string(),
  mp_is_built_in: z.boolean(),
  mp_mapping: mapping,
  mp_updated_at: z.iso.datetime().nullable(),
});

/** All named mappings: the built-in ones, then the saved ones by name. */
export const listMappings = endpoint({
  method: 'GET',
  path: '/admin/imports/mappings',
  access: 'administrator',
  permission: 'imports.run',
  feature: 'imports',
  summary: 'List the named mappings',
  reads: ['mappings'],
  input: z.object({}),
  data: z.array(mappingWire),
  message: 'outcome.done',
  problems: [],
});

export const removeMapping = endpoint({
  method: 'POST',
  path: '/admin/imports/mappings/remove',
  access: 'administrator',
  permission: 'imports.run',
  feature: 'imports',
  summary: 'Forget a named mapping',
  changes: ['mappings'],
  input: z.object({ name: mappingName }),
  data: z.null(),
  message: 'outcome.mapping_removed',
  problems: ['mapping_is_built_in'],
});
