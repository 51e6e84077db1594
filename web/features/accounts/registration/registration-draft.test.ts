import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { MemoryStorage } from '#tests/components/support/memory-storage.ts';
import { deleteDraft, readDraft, storeDraft } from './registration-draft.ts';
import { emptyRegistration } from './registration.rules.ts';

let stored: MemoryStorage;
beforeEach(() => {
  stored = new MemoryStorage();
  vi.stubGlobal('sessionStorage', stored);
});
afterAll(() => void vi.unstubAllGlobals());

const values = { ...emptyRegistration, firstname: 'Asha', dob: '1997-03-', email: 'asha@example.org' };

test('without a draft the registration begins empty at the first step', () => {
  expect(readDraft()).toEqual({ step: 0, values: emptyRegistration });
});

test('what was typed and the step are restored', () => {
  storeDraft({ step: 2, values });
  expect(readDraft()).toEqual({ step: 2, values });
});

test('passwords are never stored', () => {
  storeDraft({ step: 3, values: { ...values, password: 'monsoon rain', confirm_password: 'monsoon rain' } });
  expect(JSON.stringify(stored)).not.toContain('monsoon');
  expect(readDraft().values.password).toBe('');
});

test.each(['{', '7', '{"step":9,"values":{}}', '{"step":1,"values":{"firstname":5}}'])(
  'a stored %s is no draft',
  (text) => {
    stored.setItem('registrationDraft', text);
    expect(readDraft()).toEqual({ step: 0, values: emptyRegistration });
  },
);

test('unknown fields are ignored', () => {
  stored.setItem('registrationDraft', '{"step":1,"values":{"firstname":"Asha","admin":"yes"}}');
  expect(readDraft().values).toEqual({ ...emptyRegistration, firstname: 'Asha' });
});

test('a sent registration leaves nothing in the storage', () => {
  storeDraft({ step: 3, values });
  deleteDraft();
  expect(Object.fromEntries(Object.entries(stored))).toEqual({});
});
