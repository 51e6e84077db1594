import type { Endpoint } from '#contract/calls/endpoint.ts';
import { endExpiredSession, writeHeaders } from './browser-client.ts';
import { sendWithProof } from './proof.ts';
import { readSession } from './session.ts';

/** Why a file is not saved. */
export type DownloadRefusal = {
  /** The sentence of the refusal; undefined where there is none, or the service cannot be reached. */
  message: string | undefined;
  /** The person was asked for proof and gave none, so there is nothing to say. */
  isCancelled: boolean;
};

type Download = {
  endpoint: Pick<Endpoint, 'path' | 'download' | 'needsProof'>;
  query?: Readonly<Record<string, string>>;
  fileName: string;
};

/**
 * Fetches a file and has the browser save it; a plain link would lack the token of the session. Returns the refusal,
 * undefined when the file is saved.
 */
export async function saveDownload(download: Download): Promise<DownloadRefusal | undefined> {
  const token = readSession()?.token;
  let response: Response | undefined;
  try {
    response = await fetchFile(download, token);
    if (response === undefined) return { message: undefined, isCancelled: true };
    if (response.ok) {
      saveFile(await response.blob(), download.fileName);
      return undefined;
    }
  } catch {
    return { message: undefined, isCancelled: false };
  }
  endExpiredSession({ status: response.status, token });
  return { message: await readMessage(response), isCancelled: false };
}

function fetchFile({ endpoint, query = {} }: Download, token: string | undefined) {
  const { path, download: type = '*/*', needsProof } = endpoint;
  const address = `/api${path}?${new URLSearchParams(query).toString()}`;
  const headers = { ...writeHeaders({ token, body: undefined }), accept: `${type}, application/json` };
  const send = () => fetch(address, { headers, credentials: 'same-origin', cache: 'no-store' });
  return sendWithProof(send, { needsProof });
}

/** Has the browser save a file. */
export function saveFile(content: Blob, name: string): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  // Some browsers lose the content when its address is revoked at once.
  window.setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

async function readMessage(response: Response): Promise<string | undefined> {
  try {
    const body: unknown = await response.json();
    const isRefusal = typeof body === 'object' && body !== null && 'message' in body;
    return isRefusal && typeof body.message === 'string' ? body.message : undefined;
  } catch {
    // What answered was not our service.
    return undefined;
  }
}
