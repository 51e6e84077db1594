import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { asha } from '#tests/components/support/asha-session.ts';
import { MemoryStorage } from '#tests/components/support/unit/memory-storage.ts';
import { endSession, startSession } from '#web/app/client/session.ts';
import { forgetDraft, storeDraft, readDraft } from './form-drafts.ts';

const draft = { values: { city: 'Kollam' }, seen: { city: '' } };

afterAll(() => {
  endSession('signed-out');
  vi.unstubAllGlobals();
});
let storage: MemoryStorage;
beforeEach(() => {
  storage = new MemoryStorage();
  vi.stubGlobal('sessionStorage', storage);
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
  expect(Object.fromEntries(Object.entries(storage))).toEqual({});
});

test('an expired session leaves the drafts to their member', () => {
  storeDraft('location', draft);
  endSession('expired');
  startSession({ ...asha, token: 'two' });
  expect(readDraft('location')).toMatchObject(draft);
});

test('another member who signs in finds no draft, and leaves none of the one before', () => {
  storeDraft('location', draft);
  endSession('expired');
  startSession({ ...asha, token: 'two', user_id: '8' });
  expect(readDraft('location')).toBeUndefined();
  endSession('expired');
  startSession({ ...asha, token: 'three' });
  expect(readDraft('location')).toBeUndefined();
});

test.each(['{', '7', '{"seen":{}}', '{"seen":{},"values":{"city":7}}'])('a stored %s is no draft', (text) => {
  storage.setItem(`draft:${asha.user_id}:location`, text);
  expect(readDraft('location')).toBeUndefined();
});
