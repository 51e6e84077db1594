import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { asha } from '#tests/components/support/asha-session.ts';
import { MemoryStorage } from '#tests/components/support/unit/memory-storage.ts';

/** The channel of this tab: what the tab sends is recorded, what others send is dispatched. */
class Channel extends EventTarget {
  readonly postMessage = vi.fn<(message: unknown) => void>();

  constructor() {
    super();
    opened.push(this);
  }

  receive(data: unknown): void {
    this.dispatchEvent(new MessageEvent('message', { data }));
  }
}
const opened: Channel[] = [];
const channel = {
  get last() {
    return opened.at(-1);
  },
};

beforeEach(() => {
  opened.length = 0;
  vi.stubGlobal('BroadcastChannel', Channel);
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('window', globalThis);
});
afterEach(() => void vi.unstubAllGlobals());

/** Loads the session as a tab with this storage does. */
async function openTab(entries: object = {}, storage = new MemoryStorage()) {
  vi.stubGlobal('sessionStorage', Object.assign(storage, entries));
  vi.resetModules();
  return { ...(await import('./session.ts')), storage };
}

test('a stored session is signed in, also one of an older version without a role', async () => {
  const { role: _role, ...older } = asha;
  expect((await openTab(asha)).readSession()).toEqual(asha);
  expect((await openTab(older)).readSession()).toEqual({ ...asha, role: '' });
});

test.each([{}, { token: '' }, { name: 'Asha Mathew', user_id: '7' }])(
  'without a token no one is signed in: %j',
  async (entries) => {
    expect((await openTab(entries)).readSession()).toBeUndefined();
  },
);

test('a session is stored under its documented keys until it ends', async () => {
  const { startSession, endSession, readSession, storage } = await openTab();
  startSession(asha);
  expect(Object.fromEntries(Object.entries(storage))).toEqual(asha);
  expect(readSession()).toBe(asha);
  endSession('expired');
  expect(Object.fromEntries(Object.entries(storage))).toEqual({});
  expect(readSession()).toBeUndefined();
});

test('a person is signed in although the storage is full', async () => {
  const { startSession, readSession } = await openTab({}, new MemoryStorage(0));
  startSession(asha);
  expect(readSession()).toBe(asha);
});

test('listeners receive the session before and after, and why it ended', async () => {
  const { startSession, endSession, onSessionChange } = await openTab();
  const listener = vi.fn<(change: unknown) => void>();
  const stop = onSessionChange(listener);
  startSession(asha);
  endSession('expired');
  endSession('expired');
  stop();
  startSession(asha);
  expect(listener.mock.calls).toEqual([
    [{ session: asha, before: undefined }],
    [{ session: undefined, before: asha, end: 'expired' }],
  ]);
});

test('a signed-in tab gives its session and announces its end', async () => {
  const { joinTabs, endSession } = await openTab(asha);
  await joinTabs();
  channel.last?.receive({ kind: 'asked' });
  endSession('signed-out');
  expect(channel.last?.postMessage.mock.calls).toEqual([
    [{ kind: 'given', session: asha }],
    [{ kind: 'ended', token: 'one', userId: asha.user_id, end: 'signed-out' }],
  ]);
});

test.each([
  ['expired', 'expired'],
  ['signed-out', 'signed-out'],
  [undefined, 'signed-out'],
  [{ end: 'expired' }, 'signed-out'],
])('a session that ended in another tab with %j ends here as %s', async (sent, end) => {
  const { joinTabs, onSessionChange } = await openTab(asha);
  await joinTabs();
  const listener = vi.fn<(change: unknown) => void>();
  onSessionChange(listener);
  channel.last?.receive({ kind: 'ended', token: 'one', end: sent });
  expect(listener).toHaveBeenCalledWith({ session: undefined, before: asha, end });
  expect(channel.last?.postMessage).toHaveBeenLastCalledWith({
    kind: 'ended',
    token: 'one',
    userId: asha.user_id,
    end,
  });
});

test('a new tab asks, and is signed in by the answer', async () => {
  const { joinTabs, readSession, storage } = await openTab();
  const known = joinTabs();
  expect(channel.last?.postMessage.mock.calls).toEqual([[{ kind: 'asked' }]]);
  channel.last?.receive({ kind: 'given', session: asha });
  await known;
  expect(readSession()).toEqual(asha);
  expect(Object.fromEntries(Object.entries(storage))).toEqual(asha);
});

test.each([undefined, null, 'one', { token: 7 }, { token: '' }])(
  'a given %j signs no one in',
  async (session) => {
    const { joinTabs, readSession } = await openTab();
    const known = joinTabs();
    channel.last?.receive({ kind: 'given', session });
    await known;
    expect(readSession()).toBeUndefined();
  },
);

test('the end of another session leaves this one, unless the same person signed out', async () => {
  const { joinTabs, readSession } = await openTab(asha);
  await joinTabs();
  channel.last?.receive({ kind: 'ended', token: 'two', userId: '99', end: 'signed-out' });
  channel.last?.receive({ kind: 'ended', token: 'two', userId: asha.user_id, end: 'expired' });
  expect(readSession()).toEqual(asha);
  channel.last?.receive({ kind: 'ended', token: 'two', userId: asha.user_id, end: 'signed-out' });
  expect(readSession()).toBeUndefined();
});
