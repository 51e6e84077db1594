import { expect, test } from 'vitest';
import { joinEvents, missedTags } from './event-batch.rules.ts';

test('a burst of events names every changed tag and partner once', () => {
  const { tags, partnerIds } = joinEvents([
    { type: 'interest_changed', partner_id: 7 },
    { type: 'notifications_changed' },
    { type: 'interest_changed', partner_id: 8 },
    { type: 'notifications_changed' },
  ]);
  expect([...tags]).toEqual(['card', 'interests', 'conversations', 'plan', 'notifications']);
  expect([...partnerIds]).toEqual([7, 8]);
});

test('a visit changes the visits alone, and no card', () => {
  const { tags, partnerIds } = joinEvents([{ type: 'visit_changed', partner_id: 7 }]);
  expect([...tags]).toEqual(['visits']);
  expect([...partnerIds]).toEqual([]);
});

test('after missed events neither single cards nor matches are loaded again', () => {
  expect(missedTags).toContain('interests');
  expect(missedTags).not.toContain('card');
  expect(missedTags).not.toContain('matches');
});
