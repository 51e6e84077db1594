import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { mappingWire } from './mapping.wire.ts';

/** All named mappings: the built-in ones, then the saved ones by name. */
export const listMappings = endpoint({
  method: 'GET',
  path: '/admin/imports/mappings',
  access: 'administrator',
  feature: 'imports',
  summary: 'List the named mappings',
  input: z.object({}),
  data: z.array(mappingWire),
  message: 'outcome.done',
  problems: [],
});
