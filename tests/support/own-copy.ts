import {
  type DataExportWire,
  downloadExport,
  requestExport,
  showExport,
} from '#contract/privacy/data-export.ts';
import { callApi } from './call-api.ts';
import { readZip } from './read-zip.ts';
import type { TestApplication } from './start-application.ts';

type Someone = { token: string };

/** The calls about the copy of a member's data. */
export function ownCopies(application: TestApplication) {
  const ask = ({ token }: Someone) => callApi(application, { endpoint: requestExport, input: {}, token });
  const show = async ({ token }: Someone): Promise<DataExportWire> =>
    (await callApi(application, { endpoint: showExport, input: {}, token })).body.data;
  const fetch = ({ token }: Someone) =>
    application.server.inject({
      method: 'GET',
      url: `/api${downloadExport.path}`,
      headers: { authorization: `Bearer ${token}` },
    });
  const make = async (member: Someone): Promise<Map<string, Buffer>> => {
    await ask(member);
    await application.runJobs();
    return readZip((await fetch(member)).rawPayload);
  };
  return { ask, show, fetch, make };
}

/** The JSON of a file of the copy. */
export function readJson(files: ReadonlyMap<string, Buffer>, name: string): unknown {
  return JSON.parse(files.get(`${name}.json`)?.toString() ?? 'null');
}
