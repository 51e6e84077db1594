import { readSession } from './session.ts';
import { endExpiredSession, writeHeaders } from './write-call.ts';

/** The sentence of the service when it refuses; undefined where it says none, or cannot be reached. */
export type DownloadRefusal = { message: string | undefined };

type Download = {
  /** Below `/api`, with its query. */
  path: string;
  /** The type of the file. */
  type: string;
  fileName: string;
};

/**
 * Fetches a file and gives it to the browser to keep: a link could not bring the token of the session along. Answers the
 * refusal, undefined when the file is there.
 */
export async function saveDownload({ path, type, fileName }: Download): Promise<DownloadRefusal | undefined> {
  const token = readSession()?.token;
  let response: Response;
  try {
    response = await fetch(`/api${path}`, {
      headers: { ...writeHeaders({ token, body: undefined }), accept: `${type}, application/json` },
      credentials: 'omit',
      cache: 'no-store',
    });
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
  // The browser has taken the content over by then; revoking at once loses it in some.
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
