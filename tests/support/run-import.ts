import type { EndpointInput } from '#contract/calls/endpoint.ts';
import {
  checkImport,
  listImportRows,
  showImport,
  startImport,
  uploadImport,
} from '#contract/imports/imports.ts';
import type { ImportDetails } from '#contract/imports/import.wire.ts';
import type { Mapping } from '#contract/imports/mapping.fields.ts';
import { type ApiAnswer, callApi } from './call-api.ts';
import type { TestApplication } from './start-application.ts';

export type Desk = { application: TestApplication; token: string };
export type BroughtFile = { content: string | Buffer; name?: string };

/** Uploads a file as an administrator's browser does. */
export async function bring(
  { application, token }: Desk,
  { content, name = 'people.csv' }: BroughtFile,
): Promise<ApiAnswer<ImportDetails>> {
  const bytes = new Uint8Array(Buffer.from(content));
  const input = { file: new Blob([bytes]), file_name: name };
  return callApi(application, { endpoint: uploadImport, input, token });
}

/** Runs an import to its end. */
export async function runToEnd({ application, token }: Desk, importId: number): Promise<ImportDetails> {
  await application.runJobs();
  const input = { import_id: importId };
  const { body } = await callApi(application, { endpoint: showImport, input, token });
  if (['checking', 'importing'].includes(body.data.im_state)) throw new Error('The import still runs');
  return body.data;
}

/** Saves a mapping under a name, as the check of an import does. */
export async function saveMapping(desk: Desk, { name, mapping }: { name: string; mapping: Mapping }) {
  const { body } = await bring(desk, { content: `G,Mail of ${name}\none,${name.length}@example.org` });
  const input = { import_id: body.data.im_id, mapping, save_as: name };
  return callApi(desk.application, { endpoint: checkImport, input, token: desk.token });
}

/** Uploads a file and checks its rows, with the suggested mapping unless another one is given. */
export async function check(
  desk: Desk,
  { mapping, ...file }: BroughtFile & { mapping?: Mapping },
): Promise<ImportDetails> {
  const { body } = await bring(desk, file);
  if (!body.result) throw new Error(`The sheet was refused: ${body.message}`);
  const importId = body.data.im_id;
  const input = { import_id: importId, mapping: mapping ?? body.data.im_mapping };
  await callApi(desk.application, { endpoint: checkImport, input, token: desk.token });
  return runToEnd(desk, importId);
}

/** Uploads a file and imports its rows. */
export async function take(
  desk: Desk,
  {
    sends_invitations = false,
    source,
    ...file
  }: BroughtFile & { mapping?: Mapping; sends_invitations?: boolean; source?: string },
): Promise<ImportDetails> {
  const { im_id: import_id } = await check(desk, file);
  const input = { import_id, sends_invitations, ...(source !== undefined && { source }) };
  await callApi(desk.application, { endpoint: startImport, input, token: desk.token });
  return runToEnd(desk, import_id);
}

/** The rows of an import with what is said about each. */
export async function listRows({ application, token }: Desk, input: EndpointInput<typeof listImportRows>) {
  const { body } = await callApi(application, { endpoint: listImportRows, input, token });
  return body.data;
}
