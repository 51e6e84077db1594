import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { forgetDraft, keepDraft, readDraft } from './keep-draft.ts';
import { emptyRegistration } from './registration.rules.ts';

const kept = new Map<string, string>();
vi.stubGlobal('sessionStorage', {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => kept.set(key, value),
  removeItem: (key: string) => kept.delete(key),
});
afterAll(() => void vi.unstubAllGlobals());
beforeEach(() => kept.clear());

const values = { ...emptyRegistration, firstname: 'Asha', dob: '1997-03-', email: 'asha@example.org' };

test('without a draft the registration begins empty at the first step', () => {
  expect(readDraft()).toEqual({ step: 0, values: emptyRegistration });
});

test('what was typed and the step come back', () => {
  keepDraft({ step: 2, values });
  expect(readDraft()).toEqual({ step: 2, values });
});

test('passwords are never kept', () => {
  keepDraft({ step: 3, values: { ...values, password: 'monsoon rain', confirm_password: 'monsoon rain' } });
  expect([...kept.values()].join('')).not.toContain('monsoon');
  expect(readDraft().values.password).toBe('');
});

test.each(['{', '7', '{"step":9,"values":{}}', '{"step":1,"values":{"firstname":5}}'])(
  'a stored %s is no draft',
  (text) => {
    kept.set('registrationDraft', text);
    expect(readDraft()).toEqual({ step: 0, values: emptyRegistration });
  },
);

test('fields nobody knows are dropped', () => {
  kept.set('registrationDraft', '{"step":1,"values":{"firstname":"Asha","admin":"yes"}}');
  expect(readDraft().values).toEqual({ ...emptyRegistration, firstname: 'Asha' });
});

test('a sent registration leaves nothing behind', () => {
  keepDraft({ step: 3, values });
  forgetDraft();
  expect(kept.size).toBe(0);
});
