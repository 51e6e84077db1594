import { endpoint } from '../endpoint.ts';
import { importDetailsWire, importKey } from './import.wire.ts';
import { mapping, mappingName } from './mapping.fields.ts';

/** Tries every row against a mapping and changes nothing: the dry run. It runs on after the answer. */
export const checkImport = endpoint({
  method: 'POST',
  path: '/admin/imports/check',
  access: 'administrator',
  feature: 'imports',
  summary: 'Begin the dry run of an import',
  input: importKey.extend({
    mapping,
    /** Keeps the mapping under this name too, replacing the one that has it. */
    save_as: mappingName.optional(),
  }),
  data: importDetailsWire,
  message: 'outcome.check_begun',
  problems: ['import_is_running', 'import_file_gone', 'mapping_is_built_in'],
});
