import { afterEach, expect, test, vi } from 'vitest';
import { logout } from '#contract/accounts/sessions.ts';
import { updateProfile } from '#contract/profiles/own-profile.ts';
import { countFitting } from '#contract/preferences/own-preference.ts';
import { toggleShortlist } from '#contract/shortlist/shortlist.ts';
import { asha } from '#tests/components/support/asha-session.ts';
import { MemoryStorage } from '#tests/components/support/unit/memory-storage.ts';
import { keyOfFailure } from './answer.ts';
import { callEndpoint, createBrowserClient, loadEndpoint, setOnChange } from './browser-client.ts';
import { endSession, startSession } from './session.ts';

afterEach(() => {
  setOnChange(undefined);
  vi.unstubAllGlobals();
});

const success = { result: true, message: '', data: null };
const refusedBy = (code: string) => ({ result: false, message: 'No.', data: null, code, request_id: 'r1' });

/** Returns the changes that a client reports when every call is answered alike. */
function reportingClient(body: unknown) {
  const reported: unknown[] = [];
  setOnChange((change) => reported.push(change));
  return { client: createBrowserClient(() => Promise.resolve({ status: 200, body })), reported };
}

test.each([
  ['a success', success],
  ['a refusal that the endpoint declares', refusedBy('shortlist_full')],
])('%s of a call that changes something is reported with its tags', async (_what, body) => {
  const { client, reported } = reportingClient(body);
  await client.call(toggleShortlist, { partner_id: 7 });
  expect(reported).toEqual([{ tags: ['shortlist'], input: { partner_id: 7 } }]);
});

test.each(['invalid_input', 'unexpected_error', 'unavailable'])(
  'a refusal that every call can have is not reported: %s',
  async (code) => {
    const { client, reported } = reportingClient(refusedBy(code));
    await client.call(updateProfile, { city: 'Kochi' });
    expect(reported).toEqual([]);
  },
);

test('a call that changes nothing is not reported', async () => {
  const { client, reported } = reportingClient(success);
  await client.call(countFitting, {});
  expect(reported).toEqual([]);
});

test('when a person signs out, what is being read for them is given up, and what changes something is not', async () => {
  vi.stubGlobal('sessionStorage', new MemoryStorage());
  const sent = new Map<unknown, AbortSignal>();
  const holdOrAbort = (path: string, { signal }: { signal: AbortSignal }) => {
    sent.set(path, signal);
    return new Promise((_resolve, reject) =>
      signal.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError'))),
    );
  };
  vi.stubGlobal('fetch', holdOrAbort);
  startSession(asha);
  const read = loadEndpoint(countFitting, {});
  void loadEndpoint(toggleShortlist, { partner_id: 7 });
  void callEndpoint(logout, {});
  endSession('signed-out');
  await expect(read).rejects.toThrow('could not be reached');
  const given = [...sent].filter(([, { aborted }]) => aborted).map(([path]) => path);
  expect(given).toEqual([`/api${countFitting.path}`]);
  expect(sent.size).toBe(3);
});

test('an error page of a proxy is a failure of the service, and a broken connection is none', async () => {
  vi.stubGlobal('sessionStorage', new MemoryStorage());
  vi.stubGlobal('window', globalThis);
  const failureOf = async (answer: () => Promise<Response>) => {
    vi.stubGlobal('fetch', answer);
    return keyOfFailure(await callEndpoint(countFitting, {}).catch((error: unknown) => error));
  };
  const page = () => Promise.resolve(new Response('<html>502 Bad Gateway</html>', { status: 502 }));
  expect(await failureOf(page)).toBe('states.serviceFailed');
  expect(await failureOf(() => Promise.reject(new TypeError('Failed to fetch')))).toBe('states.unreachable');
});
