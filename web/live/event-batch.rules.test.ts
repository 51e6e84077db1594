import { expect, test } from 'vitest';
import { joinEvents } from './event-batch.rules.ts';

test('a burst of events names every stale answer once', () => {
  const { paths, partners } = joinEvents([
    { type: 'interest_changed', partner_id: 7 },
    { type: 'notifications_changed' },
    { type: 'interest_changed', partner_id: 8 },
    { type: 'notifications_changed' },
  ]);
  expect([...paths]).toEqual(['/interest/counts', '/interest/list', '/myplan', '/notification/list']);
  expect(partners.map(({ id }) => id)).toEqual([7, 8]);
});

test('a partner who may be gone stays so after other events', () => {
  const { partners } = joinEvents([
    { type: 'partner_changed', partner_id: 7 },
    { type: 'contact_changed', partner_id: 7 },
  ]);
  expect(partners).toEqual([{ id: 7, mayBeGone: true, isShortlistChanged: false }]);
});

test('a visit refetches the visits alone', () => {
  const { paths, partners } = joinEvents([{ type: 'visit_changed', partner_id: 7 }]);
  expect([...paths]).toEqual(['/profile/visited']);
  expect(partners).toEqual([]);
});

test('a change of the shortlist makes no path stale', () => {
  const { paths, partners } = joinEvents([{ type: 'shortlist_changed', partner_id: 7 }]);
  expect(paths.size).toBe(0);
  expect(partners).toEqual([{ id: 7, mayBeGone: false, isShortlistChanged: true }]);
});
