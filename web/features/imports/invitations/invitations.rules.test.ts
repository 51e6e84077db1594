import { expect, it } from 'vitest';
import { canBeInvited, isUnanswered, toggleSelected } from './invitations.rules.ts';

it('a waiting person with an address can be invited by mail', () => {
  expect(canBeInvited({ iv_state: 'waiting', iv_email: 'a@example.org' })).toBe(true);
  expect(canBeInvited({ iv_state: 'waiting', iv_email: null })).toBe(false);
  expect(canBeInvited({ iv_state: 'invited', iv_email: 'a@example.org' })).toBe(false);
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
