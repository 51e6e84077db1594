import { expect, test } from 'vitest';
import { liveCloseCodes } from '#contract/notifications/live.events.ts';
import { reconnectAfter } from './close-codes.rules.ts';

test.each([
  [liveCloseCodes.ended, 'checkSession'],
  [liveCloseCodes.refused, 'never'],
  [liveCloseCodes.tooMany, 'later'],
  [liveCloseCodes.slow, 'soon'],
  [liveCloseCodes.silent, 'soon'],
  [1000, 'soon'],
  [1006, 'soon'],
  [1012, 'soon'],
])('after a close with %i the browser reconnects: %s', (code, reconnect) => {
  expect(reconnectAfter(code)).toBe(reconnect);
});
