import { expect, test } from 'vitest';
import { contactAudiences } from '#contract/settings/contact-audience.ts';
import { detailsFor } from './audience.policy.ts';

test.each([
  ['members', 'shown', 'shown'],
  ['accepted', 'after_interest', 'shown'],
  ['nobody', 'private', 'private'],
] as const)('for %s: %s to a stranger, %s to a connected member', (audience, ...expected) => {
  expect([false, true].map((isConnected) => detailsFor(audience, { isConnected }))).toEqual(expected);
});

test('the table above covers every audience', () => {
  expect(contactAudiences).toEqual(['accepted', 'members', 'nobody']);
});
