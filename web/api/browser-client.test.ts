import { afterEach, expect, test } from 'vitest';
import { updateProfile } from '#contract/profiles/own-profile.ts';
import { countFitting } from '#contract/preferences/own-preference.ts';
import { toggleShortlist } from '#contract/shortlist/shortlist.ts';
import { createBrowserClient, setOnChange } from './browser-client.ts';

afterEach(() => setOnChange(undefined));

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
