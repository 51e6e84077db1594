import { endExpiredSession, sendWithProof, writeHeaders } from './browser-client.ts';
import { readSession } from './session.ts';

/** The sentence of the refusal; undefined where there is none, or the service cannot be reached. */
export type DownloadRefusal = { message: string | undefined };

type Download = {
  /** Below `/api`, with its query. */
  path: string;
  /** The type of the file. */
  type: string;
  fileName: string;
};

/**
 * Fetches a file and has the browser save it; a plain link would lack the token of the session. Returns the refusal,
 * undefined when the file is saved.
 */
export async function saveDownload({ path, type, fileName }: Download): Promise<DownloadRefusal | undefined> {
  const token = readSession()?.token;
  let response: Response;
  try {
    response = await sendWithProof(() =>
      fetch(`/api${path}`, {
        headers: { ...writeHeaders({ token, body: undefined }), accept: `${type}, application/json` },
        credentials: 'omit',
        cache: 'no-store',
      }),
    );
    if (response.ok) {
      saveFile(await response.blob(), fileName);
      return undefined;
    }
  } catch {
    return { message: undefined };
  }
  endExpiredSession({ status: response.status, token });
  return { message: await readMessage(response) };
}

function saveFile(content: Blob, name: string): void {
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
