import { expect, it } from 'vitest';
import { tidyMobile, valueOf, writeClaim } from './claim-values.rules.ts';

const held = {
  iv_facts: { email: 'a@example.org', mobile: '+919846012345' },
  iv_missing: [],
  iv_to_confirm: [],
};

it('what was typed goes before what is held', () => {
  expect(valueOf(held, { field: 'email', typed: {} })).toBe('a@example.org');
  expect(valueOf(held, { field: 'email', typed: { email: '' } })).toBe('');
});

it('a claim carries what was asked, the password twice, the consent and what is left out', () => {
  const claim = writeClaim(held, {
    asked: ['email', 'mobile'],
    typed: { mobile: '098460 12346', password: 'a good long one' },
    leftOut: ['height'],
    isConsenting: true,
  });
  expect(claim).toEqual({
    email: 'a@example.org',
    mobile: '9846012346',
    password: 'a good long one',
    confirm_password: 'a good long one',
    consent: true,
    leave_out: ['height'],
  });
});

it('a mobile number is taken as people write it', () => {
  expect(['+91 98460-12345', '(09846) 012345', '+44 7700 900123', 'none'].map(tidyMobile)).toEqual([
    '9846012345',
    '9846012345',
    '+447700900123',
    'none',
  ]);
});
