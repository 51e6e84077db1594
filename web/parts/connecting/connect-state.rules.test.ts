import { expect, test } from 'vitest';
import type { LatestInterestWire } from '#contract/interests/latest-interest.wire.ts';
import { connectStateOf, keptBackBy } from './connect-state.rules.ts';

const viewer = 1;
const sent: LatestInterestWire = { i_id: 5, i_status: 'pending', i_sender_id: viewer, i_receiver_id: 2 };
const received: LatestInterestWire = { i_id: 6, i_status: 'pending', i_sender_id: 2, i_receiver_id: viewer };

test('without an interest the viewer may send one', () => {
  expect(connectStateOf(null, viewer)).toBe('open');
});

test('a sent interest is pending, accepted, declined or cancelled', () => {
  const stateAfter = (i_status: LatestInterestWire['i_status']) =>
    connectStateOf({ ...sent, i_status }, viewer);
  expect(stateAfter('pending')).toBe('sent');
  expect(stateAfter('accepted')).toBe('connected');
  expect(stateAfter('rejected')).toBe('declined');
  expect(stateAfter('cancelled')).toBe('open');
});

test('a received interest waits for an answer; after declining it the viewer may send one', () => {
  const stateAfter = (i_status: LatestInterestWire['i_status']) =>
    connectStateOf({ ...received, i_status }, viewer);
  expect(stateAfter('pending')).toBe('waiting');
  expect(stateAfter('accepted')).toBe('connected');
  expect(stateAfter('rejected')).toBe('open');
  expect(stateAfter('cancelled')).toBe('open');
});

test.each([
  ['shown', null, undefined],
  ['after_interest', null, 'after_interest'],
  ['after_interest', 'pending', 'after_interest'],
  ['after_interest', 'accepted', undefined],
  ['private', 'accepted', 'private'],
] as const)('details that are %s, with an interest that is %s, are kept back: %s', (details, status, by) => {
  const interest = status === null ? null : { i_id: 1, i_status: status, i_sender_id: 1, i_receiver_id: 2 };
  expect(keptBackBy({ personal_details: details, interest })).toBe(by);
});
