import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { emptyRegistration } from '#contract/accounts/registration-form.ts';
import { MemoryStorage } from '#tests/components/support/unit/memory-storage.ts';
import { deleteDraft, readDraft, storeDraft } from './registration-draft.ts';

let stored: MemoryStorage;
beforeEach(() => {
  stored = new MemoryStorage();
  vi.stubGlobal('sessionStorage', stored);
});
afterAll(() => void vi.unstubAllGlobals());

const typed = { ...emptyRegistration, firstname: 'Asha', dob_year: '1997', email: 'asha@example.org' };

test('without a draft the registration begins empty at the first step', () => {
  expect(readDraft()).toEqual({ step: 0, typed: emptyRegistration });
});

test('what was typed and the step are restored', () => {
  storeDraft({ step: 2, typed });
  expect(readDraft()).toEqual({ step: 2, typed });
});

test('passwords are never stored', () => {
  storeDraft({ step: 3, typed: { ...typed, password: 'monsoon rain', confirm_password: 'monsoon rain' } });
  expect(JSON.stringify(stored)).not.toContain('monsoon');
  expect(readDraft().typed.password).toBe('');
});

test.each(['{', '7', '{"step":9,"typed":{}}', '{"step":1}', '{"step":"1","typed":{}}'])(
  'a stored %s is no draft',
  (text) => {
    stored.setItem('registrationDraft', text);
    expect(readDraft()).toEqual({ step: 0, typed: emptyRegistration });
  },
);

test('unknown fields and values that are no text are ignored', () => {
  const draft = { step: 1, typed: { firstname: 'Asha', lastname: 5, admin: 'yes' } };
  stored.setItem('registrationDraft', JSON.stringify(draft));
  expect(readDraft().typed).toEqual({ ...emptyRegistration, firstname: 'Asha' });
});

test('a sent registration leaves nothing in the storage', () => {
  storeDraft({ step: 3, typed });
  deleteDraft();
  expect(Object.fromEntries(Object.entries(stored))).toEqual({});
});
