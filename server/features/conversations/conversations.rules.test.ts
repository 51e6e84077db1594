import { describe, expect, it } from 'vitest';
import { closedReasonOf, excerptOf, mayTakeBack, minuteEnd, minuteStart } from './conversations.rules.ts';

describe('a conversation with a visible member', () => {
  const open = {
    viewer: { isHidden: false, isWithheld: false },
    partner: { interestStatus: 'accepted' },
    isReachable: true,
  } as const;

  it('is open with an accepted interest alone', () => {
    expect(closedReasonOf(open)).toBeNull();
    for (const interestStatus of [null, 'pending', 'rejected', 'cancelled'] as const) {
      expect(closedReasonOf({ ...open, partner: { interestStatus } })).toBe('not_connected');
    }
  });

  it.each([
    [{ isHidden: true, isWithheld: true }, false, 'profile_hidden'],
    [{ isHidden: false, isWithheld: true }, false, 'profile_in_review'],
    [{ isHidden: false, isWithheld: false }, false, 'not_reachable'],
    [{ isHidden: false, isWithheld: false }, true, 'not_connected'],
  ])('is closed by the first reason: %j, reachable: %s', (viewer, isReachable, reason) => {
    expect(closedReasonOf({ viewer, partner: { interestStatus: null }, isReachable })).toBe(reason);
  });
});

describe('taking a message back', () => {
  const sentAt = new Date('2026-03-01T10:00:00.000Z');
  it.each([
    ['2026-03-01T10:00:00.000Z', true],
    ['2026-03-01T10:15:00.000Z', true],
    ['2026-03-01T10:15:00.001Z', false],
    ['2026-03-02T10:00:00.000Z', false],
    // The clock of another process may be a little behind.
    ['2026-03-01T09:59:59.000Z', true],
  ])('at %s is possible: %s', (now, isPossible) => {
    expect(mayTakeBack(sentAt, new Date(now))).toBe(isPossible);
  });
});

describe('the minute that a limit counts', () => {
  it('begins a minute before, and ends a minute after its oldest message', () => {
    const now = new Date('2026-03-01T10:00:30.000Z');
    expect(minuteStart(now).toISOString()).toBe('2026-03-01T09:59:30.000Z');
    expect(minuteEnd(minuteStart(now))).toEqual(now);
  });
});

describe('the excerpt of a message', () => {
  it.each([
    ['a short one', 'Hello', 'Hello'],
    ['of several lines', 'One\n\n two\tthree', 'One two three'],
    ['as long as fits', 'x'.repeat(120), 'x'.repeat(120)],
    ['too long', 'x'.repeat(121), `${'x'.repeat(120)}…`],
    ['cut after a space', `${'x'.repeat(119)} yz`, `${'x'.repeat(119)}…`],
    ['of characters of two units', '🙏'.repeat(121), `${'🙏'.repeat(120)}…`],
    ['nothing', '', ''],
  ])('is one line of it: %s', (_what, text, excerpt) => {
    expect(excerptOf(text)).toBe(excerpt);
  });
});
