import { expect, test } from 'vitest';
import { joinEvents } from './news.rules.ts';

test('a burst of events asks once for every answer that is old', () => {
  const { paths, members } = joinEvents([
    { type: 'interest_changed', partner_id: 7 },
    { type: 'notifications_changed' },
    { type: 'interest_changed', partner_id: 8 },
    { type: 'notifications_changed' },
  ]);
  expect([...paths]).toEqual(['/interest/counts', '/interest/list', '/myplan', '/notification/list']);
  expect([...members.keys()]).toEqual([7, 8]);
});

test('whoever may be gone stays so, whatever else is told of them', () => {
  const { members } = joinEvents([
    { type: 'partner_changed', partner_id: 7 },
    { type: 'contact_changed', partner_id: 7 },
  ]);
  expect(members.get(7)).toEqual({ mayBeGone: true, isShortlistNews: false });
});

test('a visit asks for the visits alone', () => {
  const { paths, members } = joinEvents([{ type: 'visit_changed', partner_id: 7 }]);
  expect([...paths]).toEqual(['/profile/visited']);
  expect(members.size).toBe(0);
});

test('the shortlist is marked, not asked for', () => {
  const { paths, members } = joinEvents([{ type: 'shortlist_changed', partner_id: 7 }]);
  expect(paths.size).toBe(0);
  expect(members.get(7)).toEqual({ mayBeGone: false, isShortlistNews: true });
});
