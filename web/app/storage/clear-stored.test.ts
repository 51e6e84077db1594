import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { asha } from '#tests/components/support/asha-session.ts';
import { MemoryStorage } from '#tests/components/support/unit/memory-storage.ts';
import { endSession, startSession } from '#web/app/client/session.ts';
import { patience } from '#tests/support/patience.ts';
import { createStored, createStoredText } from './stored.ts';

let [tab, device] = [new MemoryStorage(), new MemoryStorage()];
const deleted = vi.fn<(name: string) => Promise<boolean>>(async () => true);
beforeEach(() => {
  [tab, device] = [new MemoryStorage(), new MemoryStorage()];
  vi.stubGlobal('sessionStorage', tab);
  vi.stubGlobal('localStorage', device);
  deleted.mockClear();
  vi.stubGlobal('caches', {
    keys: async () => ['assets', 'offline-1', 'story-draft'],
    delete: deleted,
  });
  startSession(asha);
});
afterEach(() => {
  endSession('signed-out');
  vi.unstubAllGlobals();
});

const pages = createStored({ key: 'partnerPages', lifetime: 'tab', parse: (value) => value });
const draft = createStoredText({ key: 'draft', part: 'location', lifetime: 'tab' });
const scheme = createStoredText({ key: 'scheme', lifetime: 'device' });
const another = { ...asha, token: 'two', user_id: '8' };

/** Stores a value of each kind, and one of an older version. */
function storeAll(): void {
  pages.write(['a card']);
  draft.write('Kollam');
  scheme.write('dark');
  Object.assign(tab, { enquiry: '{}', 'sentCode.otp': '{}', 'draft:family': 'of an older version' });
  Object.assign(device, { 'menu.search': 'false', visited: 'of an older version' });
}

const keysOf = (storage: MemoryStorage) => Object.keys(storage).toSorted();
const settings = ['menu.search', 'scheme'];

test('after signing out settings of the browser alone are left', async () => {
  storeAll();
  endSession('signed-out');
  expect([keysOf(tab), keysOf(device)]).toEqual([[], settings]);
  await vi.waitFor(() => expect(deleted.mock.calls).toEqual([['story-draft']]), patience);
});

test('after an expired session the unsent texts of its member are left as well, for this member alone', () => {
  storeAll();
  endSession('expired');
  expect([keysOf(tab), keysOf(device)]).toEqual([[`draft:${asha.user_id}:location`], settings]);
  expect(draft.read()).toBeUndefined();
  startSession({ ...asha, token: 'three' });
  expect(draft.read()).toBe('Kollam');
});

test('another member who signs in, with or without an end before, finds nothing', () => {
  storeAll();
  startSession(another);
  expect([draft.read() ?? null, pages.read()]).toEqual([null, null]);
  expect([keysOf(tab), keysOf(device)]).toEqual([Object.keys(another).toSorted(), settings]);
  draft.write('Kochi');
  endSession('expired');
  startSession(asha);
  expect([draft.read(), keysOf(tab)]).toEqual([undefined, Object.keys(asha).toSorted()]);
});

test('a screen that closes after the end stores nothing', () => {
  endSession('expired');
  pages.write(['a card']);
  draft.write('Kollam');
  expect(keysOf(tab)).toEqual([]);
});
