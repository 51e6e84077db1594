import { describe, expect, it } from 'vitest';
import { declineInterest, holdsMember, takeOverCard } from './fresh-card.rules.ts';

const pending = { i_id: 5, i_status: 'pending', i_sender_id: 1, i_receiver_id: 2 } as const;
const meera = { u_id: 2, wishlisted: false, interest: null, is_contacted: false };

describe('a fresh card', () => {
  it('says on every row of its member how the two stand to each other, and nothing else', () => {
    const row = { ...meera, visited_at: 'yesterday' };
    const card = { u_id: 2, wishlisted: true, interest: pending, is_contacted: true, u_firstname: 'Meera' };
    expect(takeOverCard(card)(row)).toEqual({
      ...row,
      wishlisted: true,
      interest: pending,
      is_contacted: true,
    });
  });

  it('leaves a row that says the same, and the rows of others', () => {
    const same = { ...meera, interest: { ...pending } };
    expect(takeOverCard({ ...meera, interest: pending })(same)).toBe(same);
    const asha = { u_id: 1, wishlisted: false, interest: null };
    expect(takeOverCard({ ...meera, interest: pending })(asha)).toBe(asha);
  });
});

it('a pending interest of somebody who is listed no longer was declined', () => {
  const declined = { ...meera, interest: { ...pending, i_status: 'rejected' } };
  expect(declineInterest(2)({ ...meera, interest: pending })).toEqual(declined);
  const accepted = { ...meera, interest: { ...pending, i_status: 'accepted' } };
  expect(declineInterest(2)(accepted)).toBe(accepted);
});

it('a member is found in lists and in their pages', () => {
  expect(holdsMember({ data: [meera] }, 2)).toBe(true);
  expect(holdsMember({ pages: [{ data: [] }, { data: [meera] }] }, 2)).toBe(true);
  expect(holdsMember({ data: [meera] }, 1)).toBe(false);
  expect(holdsMember(undefined, 1)).toBe(false);
});
