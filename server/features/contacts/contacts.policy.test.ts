import { expect, test } from 'vitest';
import { contactAudiences } from '#contract/settings/settings.ts';
import { refusalToShow } from './contacts.policy.ts';

test.each([
  ['members', null, null],
  ['accepted', 'contact_needs_interest', null],
  ['nobody', 'contact_private', 'contact_private'],
] as const)('shown to %s: %s for a stranger, %s for a connected member', (audience, ...refusals) => {
  const found = [false, true].map((isConnected) => refusalToShow(audience, { isConnected }));
  expect(found).toEqual(refusals);
});

test('the table above covers every audience', () => {
  expect(contactAudiences).toEqual(['members', 'accepted', 'nobody']);
});
