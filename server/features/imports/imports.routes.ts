import { checkImport as checkEndpoint } from '#contract/imports/check-import.ts';
import { downloadProblems as problemsEndpoint } from '#contract/imports/download-problems.ts';
import { listImportRows as rowsEndpoint } from '#contract/imports/list-import-rows.ts';
import { listImports as listEndpoint } from '#contract/imports/list-imports.ts';
import { listMappings as mappingsEndpoint } from '#contract/imports/list-mappings.ts';
import { removeImport as removeEndpoint } from '#contract/imports/remove-import.ts';
import { removeMapping as removeMappingEndpoint } from '#contract/imports/remove-mapping.ts';
import { saveMapping as saveMappingEndpoint } from '#contract/imports/save-mapping.ts';
import { showImport as showEndpoint } from '#contract/imports/show-import.ts';
import { startImport as startEndpoint } from '#contract/imports/start-import.ts';
import { stopImport as stopEndpoint } from '#contract/imports/stop-import.ts';
import { uploadImport } from '#contract/imports/upload-import.ts';
import type { Context } from '#server/platform/context.ts';
import { type Route, route } from '#server/platform/http/route.ts';
import { bringSheet } from './bring-sheet.ts';
import { checkImport } from './check-import.ts';
import { downloadProblems } from './download-problems.ts';
import { listImportRows } from './list-import-rows.ts';
import { listImports } from './list-imports.ts';
import { listMappings } from './list-mappings.ts';
import { removeImport } from './remove-import.ts';
import { removeMapping } from './remove-mapping.ts';
import { saveMapping } from './save-mapping.ts';
import { showImport } from './show-import.ts';
import { startImport } from './start-import.ts';
import { stopImport } from './stop-import.ts';

/** The calls of imports and their mappings. */
export function importsRoutes(context: Context): Route[] {
  return [
    route(uploadImport, async ({ input, caller }) => ({
      data: await bringSheet(context, { input, administratorId: caller.accountId }),
    })),
    route(listEndpoint, async ({ input }) => listImports(context, input)),
    route(showEndpoint, async ({ input }) => ({ data: await showImport(context, input.import_id) })),
    route(checkEndpoint, async ({ input, caller }) => ({
      data: await checkImport(context, { input, administratorId: caller.accountId }),
    })),
    route(startEndpoint, async ({ input, caller }) => ({
      data: await startImport(context, { input, administratorId: caller.accountId }),
    })),
    route(stopEndpoint, async ({ input, caller }) => ({
      data: await stopImport(context, { importId: input.import_id, administratorId: caller.accountId }),
    })),
    route(removeEndpoint, async ({ input, caller }) => {
      await removeImport(context, { importId: input.import_id, administratorId: caller.accountId });
      return { data: null };
    }),
    route(rowsEndpoint, async ({ input }) => listImportRows(context, input)),
    route(problemsEndpoint, async ({ input, caller }) => {
      const wanted = { importId: input.import_id, administratorId: caller.accountId };
      return { data: null, file: await downloadProblems(context, wanted) };
    }),
    route(mappingsEndpoint, async () => ({ data: await listMappings(context) })),
    route(saveMappingEndpoint, async ({ input, caller }) => ({
      data: await saveMapping(context, { input, administratorId: caller.accountId }),
    })),
    route(removeMappingEndpoint, async ({ input, caller }) => {
      await removeMapping(context, { name: input.name, administratorId: caller.accountId });
      return { data: null };
    }),
  ];
}
