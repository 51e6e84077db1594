import { expect, test } from 'vitest';
import { isAcceptedBy, themOf, turnOf } from './interest-sides.rules.ts';

const received = { i_sender_id: 7, i_receiver_id: 1 };
const sent = { i_sender_id: 1, i_receiver_id: 7 };

test('whoever received an interest is the one who accepted it', () => {
  expect(isAcceptedBy('me', { interest: received, ownId: 1 })).toBe(true);
  expect(isAcceptedBy('me', { interest: sent, ownId: 1 })).toBe(false);
  expect(isAcceptedBy('them', { interest: sent, ownId: 1 })).toBe(true);
  expect(isAcceptedBy('them', { interest: received, ownId: 1 })).toBe(false);
});

test('a bride is shown him, a groom her', () => {
  expect(['Female', 'Male', 'Other', 'toString'].map(themOf)).toEqual(['him', 'her', 'them', 'them']);
});

test('what became of an interest is told from the own side', () => {
  expect(turnOf({ ...received, i_status: 'accepted' }, 1)).toBe('youAccepted');
  expect(turnOf({ ...sent, i_status: 'rejected' }, 1)).toBe('declined');
  expect(turnOf({ ...sent, i_status: 'cancelled' }, 1)).toBe('youCancelled');
  expect(turnOf({ ...sent, i_status: 'pending' }, 1)).toBeUndefined();
});
