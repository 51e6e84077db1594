import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { mappingName } from './mapping.fields.ts';

export const removeMapping = endpoint({
  method: 'POST',
  path: '/admin/imports/mappings/remove',
  access: 'administrator',
  feature: 'imports',
  summary: 'Forget a named mapping',
  input: z.object({ name: mappingName }),
  data: z.null(),
  message: 'outcome.mapping_removed',
  problems: ['mapping_is_built_in'],
});
