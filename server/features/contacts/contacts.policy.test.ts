import { expect, test } from 'vitest';
import { contactAudiences } from '#contract/settings/settings.wire.ts';
import { refusalToShow } from './contacts.policy.ts';

test.each([
  ['members', null, null],
  ['accepted', 'contact_needs_interest', null],
  ['nobody', 'contact_private', 'contact_private'],
] as const)('shown to %s: %s for a stranger, %s for whose interest was accepted', (audience, ...refusals) => {
  const told = [false, true].map((isConnected) => refusalToShow(audience, { isConnected }));
  expect(told).toEqual(refusals);
});

test('no audience is forgotten', () => {
  expect(contactAudiences).toEqual(['members', 'accepted', 'nobody']);
});
