import { expect, test } from 'vitest';
import { liveCloseCodes } from '#contract/notifications/live.events.ts';
import { comebackAfter } from './close-codes.rules.ts';

test.each([
  [liveCloseCodes.ended, 'ask'],
  [liveCloseCodes.refused, 'never'],
  [liveCloseCodes.tooMany, 'later'],
  [liveCloseCodes.slow, 'again'],
  [liveCloseCodes.silent, 'again'],
  [1000, 'again'],
  [1006, 'again'],
  [1012, 'again'],
])('after a close with %i one comes back: %s', (code, comeback) => {
  expect(comebackAfter(code)).toBe(comeback);
});
