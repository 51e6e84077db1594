import { expect, test } from 'vitest';
import { readPosted } from './posted-complaint.rules.ts';

const values = { name: 'George', email: 'george' };

test('a received complaint is its ticket', () => {
  const body = { result: true, message: '', data: { r_ticket: 'R-000012' } };
  expect(readPosted({ values, body })).toEqual({ ticket: 'R-000012' });
});

test('a refused one keeps what was typed, with what is wrong beside the fields', () => {
  const body = {
    result: false,
    message: 'No.',
    data: null,
    code: 'invalid_input',
    errors: [{ field: 'email', message: 'Enter a valid e-mail' }],
  };
  expect(readPosted({ values, body })).toEqual({
    values,
    errors: { email: 'Enter a valid e-mail' },
    refusal: null,
  });
});

test.each([
  [{ result: false, message: 'Too many.', data: null, code: 'too_many_complaints' }, 'Too many.'],
  [null, ''],
])('another refusal is its sentence: %j', (body, refusal) => {
  expect(readPosted({ values, body })).toEqual({ values, errors: {}, refusal });
});
