import { downloadProblems } from '#contract/imports/download-problems.ts';
import { readSession } from '#web/api/session.ts';
import { endExpiredSession, writeHeaders } from '#web/api/write-call.ts';

/** The sentence of the service when it refuses; undefined where it says none, or cannot be reached. */
export type DownloadRefusal = { message: string | undefined };

/**
 * Fetches the rows with problems and gives them to the browser as a file: a link could not bring the token of the session
 * along. Answers the refusal, undefined when the file is there.
 */
export async function saveProblems(importId: number, fileName: string): Promise<DownloadRefusal | undefined> {
  const token = readSession()?.token;
  let response: Response;
  try {
    response = await fetch(`/api${downloadProblems.path}?import_id=${importId}`, {
      headers: { ...writeHeaders({ token, body: undefined }), accept: 'text/csv, application/json' },
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
