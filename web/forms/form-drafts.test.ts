import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { endSession, startSession, type Session } from '#web/api/session.ts';
import { forgetDraft, keepDraft, readDraft } from './form-drafts.ts';

const kept = new Map<string, string>();
vi.stubGlobal('sessionStorage', {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => kept.set(key, value),
  removeItem: (key: string) => kept.delete(key),
  key: (index: number) => [...kept.keys()][index] ?? null,
  get length() {
    return kept.size;
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
  kept.clear();
  startSession(asha);
});

test('what was typed comes back with what was seen then', () => {
  keepDraft('location', draft);
  expect(readDraft('location')).toMatchObject(draft);
  expect(readDraft('family')).toBeUndefined();
});

test('a draft that is forgotten is gone', () => {
  keepDraft('location', draft);
  forgetDraft('location');
  expect(readDraft('location')).toBeUndefined();
});

test('signing out forgets every draft', () => {
  keepDraft('location', draft);
  keepDraft('family', draft);
  endSession('signed-out');
  expect(kept.size).toBe(0);
});

test('an expired session leaves the drafts to whoever they belong to', () => {
  keepDraft('location', draft);
  endSession('expired');
  startSession({ ...asha, token: 'two', user_id: '8' });
  expect(readDraft('location')).toBeUndefined();
  startSession({ ...asha, token: 'three' });
  expect(readDraft('location')).toMatchObject(draft);
});

test.each(['{', '7', '{"user_id":"7"}', '{"user_id":"7","seen":{},"values":{"city":7}}'])(
  'a stored %s is no draft',
  (text) => {
    kept.set('draft:location', text);
    expect(readDraft('location')).toBeUndefined();
  },
);
