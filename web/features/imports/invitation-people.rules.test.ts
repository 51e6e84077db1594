import { expect, it } from 'vitest';
import { canBeInvited, isUnanswered, toggleChosen } from './invitation-people.rules.ts';

it('only who waits and has an address can be invited by mail', () => {
  expect(canBeInvited({ iv_state: 'waiting', iv_email: 'a@example.org' })).toBe(true);
  expect(canBeInvited({ iv_state: 'waiting', iv_email: null })).toBe(false);
  expect(canBeInvited({ iv_state: 'invited', iv_email: 'a@example.org' })).toBe(false);
});

it('something is held until the person has answered', () => {
  const held = (['waiting', 'invited', 'claimed', 'declined'] as const).map((iv_state) =>
    isUnanswered({ iv_state }),
  );
  expect(held).toEqual([true, true, false, false]);
});

it('choosing somebody twice lets them go', () => {
  expect(toggleChosen([1], 2)).toEqual([1, 2]);
  expect(toggleChosen([1, 2], 1)).toEqual([2]);
});
