import { expect, it } from 'vitest';
import { canBeInvited, isUnanswered, toggleSelected } from './invitations.rules.ts';

it('a waiting person with an address, with no mail on its way, can be invited by mail', () => {
  const person = { iv_state: 'waiting', iv_email: 'a@example.org', iv_is_sending: false } as const;
  expect(canBeInvited(person)).toBe(true);
  expect(canBeInvited({ ...person, iv_email: null })).toBe(false);
  expect(canBeInvited({ ...person, iv_is_sending: true })).toBe(false);
  expect(canBeInvited({ ...person, iv_state: 'invited' })).toBe(false);
});

it('an invitation is unanswered until it is claimed or declined', () => {
  const unanswered = (['waiting', 'invited', 'claimed', 'declined'] as const).map((iv_state) =>
    isUnanswered({ iv_state }),
  );
  expect(unanswered).toEqual([true, true, false, false]);
});

it('selecting a person twice removes them from the selection', () => {
  expect(toggleSelected([1], 2)).toEqual([1, 2]);
  expect(toggleSelected([1, 2], 1)).toEqual([2]);
});
