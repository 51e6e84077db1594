import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { mapping, mappingName } from './mapping.fields.ts';
import { mappingWire } from './mapping.wire.ts';

/** Keeps a mapping under a name, replacing the one that has it. */
export const saveMapping = endpoint({
  method: 'POST',
  path: '/admin/imports/mappings/save',
  access: 'administrator',
  feature: 'imports',
  summary: 'Keep a mapping under a name',
  input: z.object({ name: mappingName, mapping }),
  data: mappingWire,
  message: 'outcome.mapping_saved',
  problems: ['mapping_is_built_in'],
});
