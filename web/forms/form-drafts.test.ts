import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { endSession, startSession, type Session } from '#web/api/session.ts';
import { forgetDraft, storeDraft, readDraft } from './form-drafts.ts';

const storage = new Map<string, string>();
vi.stubGlobal('sessionStorage', {
  getItem: (key: string) => storage.get(key) ?? null,
  setItem: (key: string, value: string) => storage.set(key, value),
  removeItem: (key: string) => storage.delete(key),
  key: (index: number) => [...storage.keys()][index] ?? null,
  get length() {
    return storage.size;
  },
});

const asha: Session = {
  token: 'one',
  profilePic: '',
  user_id: '7',
  email: 'asha@example.org',
  name: 'Asha Mathew',
  role: 'user',
};
const draft = { values: { city: 'Kollam' }, seen: { city: '' } };

afterAll(() => {
  endSession('signed-out');
  vi.unstubAllGlobals();
});
beforeEach(() => {
  storage.clear();
  startSession(asha);
});

test('a draft is what was typed with what was seen then', () => {
  storeDraft('location', draft);
  expect(readDraft('location')).toMatchObject(draft);
  expect(readDraft('family')).toBeUndefined();
});

test('a forgotten draft is gone', () => {
  storeDraft('location', draft);
  forgetDraft('location');
  expect(readDraft('location')).toBeUndefined();
});

test('signing out forgets every draft', () => {
  storeDraft('location', draft);
  storeDraft('family', draft);
  endSession('signed-out');
  expect(storage.size).toBe(0);
});

test('an expired session leaves the drafts to their member', () => {
  storeDraft('location', draft);
  endSession('expired');
  startSession({ ...asha, token: 'two', user_id: '8' });
  expect(readDraft('location')).toBeUndefined();
  startSession({ ...asha, token: 'three' });
  expect(readDraft('location')).toMatchObject(draft);
});

test.each(['{', '7', '{"user_id":"7"}', '{"user_id":"7","seen":{},"values":{"city":7}}'])(
  'a stored %s is no draft',
  (text) => {
    storage.set('draft:location', text);
    expect(readDraft('location')).toBeUndefined();
  },
);
