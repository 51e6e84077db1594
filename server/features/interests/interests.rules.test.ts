import { describe, expect, it, test } from 'vitest';
import { interestStatuses } from '#contract/interests/interest.states.ts';
import { partnerOf, refusalToAnswer, refusalToSend } from './interests.rules.ts';

const [anna, ben] = [1, 2];
const sentByAnna = { senderId: anna, receiverId: ben };

describe('another interest', () => {
  it('may be sent when there was none', () => {
    expect(refusalToSend(null, anna)).toBeNull();
  });

  it.each([
    ['pending', 'interest_already_sent', 'interest_waiting_for_you'],
    ['accepted', 'already_connected', 'already_connected'],
    ['rejected', 'interest_declined', null],
    ['cancelled', null, null],
  ] as const)('after a %s one: %s for its sender, %s for its receiver', (status, sender, receiver) => {
    expect(refusalToSend({ ...sentByAnna, status }, anna)).toBe(sender);
    expect(refusalToSend({ ...sentByAnna, status }, ben)).toBe(receiver);
  });
});

describe('a pending interest', () => {
  it.each([
    ['accepted', 'interest_not_yours_to_answer', null],
    ['rejected', 'interest_not_yours_to_answer', null],
    ['cancelled', null, 'interest_not_yours_to_answer'],
  ] as const)('can be %s: %s for its sender, %s for its receiver', (answer, sender, receiver) => {
    const interest = { ...sentByAnna, status: 'pending' } as const;
    expect(refusalToAnswer(interest, { accountId: anna, answer })).toBe(sender);
    expect(refusalToAnswer(interest, { accountId: ben, answer })).toBe(receiver);
  });
});

test.each(interestStatuses.filter((status) => status !== 'pending'))(
  'a %s interest cannot be answered',
  (status) => {
    const interest = { ...sentByAnna, status };
    expect(refusalToAnswer(interest, { accountId: ben, answer: 'accepted' })).toBe('interest_not_pending');
    expect(refusalToAnswer(interest, { accountId: ben, answer: 'rejected' })).toBe('interest_not_pending');
    expect(refusalToAnswer(interest, { accountId: anna, answer: 'cancelled' })).toBe('interest_not_pending');
  },
);

test('each of the two members is the partner of the other', () => {
  const interest = { ...sentByAnna, status: 'accepted' } as const;
  expect([partnerOf(interest, anna), partnerOf(interest, ben)]).toEqual([ben, anna]);
});
