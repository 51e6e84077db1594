import { expect, test } from 'vitest';
import { isAcceptedBy, outcomeOf, partnerPronounOf } from './interest-sides.rules.ts';

const received = { i_sender_id: 7, i_receiver_id: 1 };
const sent = { i_sender_id: 1, i_receiver_id: 7 };

test('the receiver of an interest is the one who accepted it', () => {
  expect(isAcceptedBy('me', { interest: received, ownId: 1 })).toBe(true);
  expect(isAcceptedBy('me', { interest: sent, ownId: 1 })).toBe(false);
  expect(isAcceptedBy('them', { interest: sent, ownId: 1 })).toBe(true);
  expect(isAcceptedBy('them', { interest: received, ownId: 1 })).toBe(false);
});

test('the partners of a bride are him, those of a groom her', () => {
  expect(['Female', 'Male', 'Other', 'toString'].map(partnerPronounOf)).toEqual([
    'him',
    'her',
    'them',
    'them',
  ]);
});

test('the outcome of an interest is written for the viewer', () => {
  expect(outcomeOf({ ...received, i_status: 'accepted' }, 1)).toBe('youAccepted');
  expect(outcomeOf({ ...sent, i_status: 'rejected' }, 1)).toBe('declined');
  expect(outcomeOf({ ...sent, i_status: 'cancelled' }, 1)).toBe('youCancelled');
  expect(outcomeOf({ ...sent, i_status: 'pending' }, 1)).toBeUndefined();
});
