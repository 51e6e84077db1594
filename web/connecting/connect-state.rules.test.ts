import { expect, test } from 'vitest';
import type { InterestStanding } from '#contract/interests/interest-standing.wire.ts';
import { connectStateOf } from './connect-state.rules.ts';

const viewer = 1;
const sent: InterestStanding = { i_id: 5, i_status: 'pending', i_sender_id: viewer, i_receiver_id: 2 };
const received: InterestStanding = { i_id: 6, i_status: 'pending', i_sender_id: 2, i_receiver_id: viewer };

test('without an interest one may be sent', () => {
  expect(connectStateOf(null, viewer)).toBe('open');
});

test('an own interest waits, is answered, or was taken back', () => {
  const become = (i_status: InterestStanding['i_status']) => connectStateOf({ ...sent, i_status }, viewer);
  expect(become('pending')).toBe('sent');
  expect(become('accepted')).toBe('connected');
  expect(become('rejected')).toBe('declined');
  expect(become('cancelled')).toBe('open');
});

test('their interest waits for an answer; whoever declined it may turn to them', () => {
  const become = (i_status: InterestStanding['i_status']) =>
    connectStateOf({ ...received, i_status }, viewer);
  expect(become('pending')).toBe('waiting');
  expect(become('accepted')).toBe('connected');
  expect(become('rejected')).toBe('open');
  expect(become('cancelled')).toBe('open');
});
