import { expect, test } from 'vitest';
import { outboxLimit } from './administration.rules.ts';

test('mails are kept for seven days', () => {
  expect(outboxLimit(new Date('2026-03-08T12:00:00Z'))).toEqual(new Date('2026-03-01T12:00:00Z'));
});
