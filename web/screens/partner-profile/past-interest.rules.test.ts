import { expect, test } from 'vitest';
import type { LatestInterestWire } from '#contract/interests/latest-interest.wire.ts';
import { pastInterestOf } from './past-interest.rules.ts';

const at = '2026-11-03T10:00:00.000Z';
const sent: LatestInterestWire = {
  i_id: 5,
  i_status: 'cancelled',
  i_sender_id: 1,
  i_receiver_id: 2,
  i_answered_at: at,
};

test.each([
  ['cancelled', 1, 'youCancelled'],
  ['cancelled', 2, 'theyCancelled'],
  ['rejected', 1, 'theyDeclined'],
  ['rejected', 2, 'youDeclined'],
] as const)('an interest that is %s is remembered by member %i as %s', (i_status, viewerId, ended) => {
  expect(pastInterestOf({ ...sent, i_status }, viewerId)).toEqual({ ended, at });
});

test('nothing is remembered of an interest that is open or accepted, or that there never was', () => {
  expect(pastInterestOf(null, 1)).toBeUndefined();
  expect(pastInterestOf({ ...sent, i_status: 'accepted' }, 1)).toBeUndefined();
  expect(pastInterestOf({ ...sent, i_status: 'pending', i_answered_at: null }, 1)).toBeUndefined();
});
