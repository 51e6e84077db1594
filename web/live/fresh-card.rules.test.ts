import { describe, expect, it } from 'vitest';
import { applyCard, hasPartner, markDeclined } from './fresh-card.rules.ts';

const pending = { i_id: 5, i_status: 'pending', i_sender_id: 1, i_receiver_id: 2 } as const;
const meera = { u_id: 2, wishlisted: false, interest: null, is_contacted: false };

describe('a fresh card', () => {
  it('sets heart, interest and contact on every row of its partner, and nothing else', () => {
    const row = { ...meera, visited_at: 'yesterday' };
    const card = { u_id: 2, wishlisted: true, interest: pending, is_contacted: true, u_firstname: 'Meera' };
    expect(applyCard(card)(row)).toEqual({
      ...row,
      wishlisted: true,
      interest: pending,
      is_contacted: true,
    });
  });

  it('leaves equal rows and the rows of others unchanged', () => {
    const same = { ...meera, interest: { ...pending } };
    expect(applyCard({ ...meera, interest: pending })(same)).toBe(same);
    const asha = { u_id: 1, wishlisted: false, interest: null };
    expect(applyCard({ ...meera, interest: pending })(asha)).toBe(asha);
  });
});

it('the pending interest of an unlisted partner becomes declined', () => {
  const declined = { ...meera, interest: { ...pending, i_status: 'rejected' } };
  expect(markDeclined(2)({ ...meera, interest: pending })).toEqual(declined);
  const accepted = { ...meera, interest: { ...pending, i_status: 'accepted' } };
  expect(markDeclined(2)(accepted)).toBe(accepted);
});

it('a partner is found in lists and in their pages', () => {
  expect(hasPartner({ data: [meera] }, 2)).toBe(true);
  expect(hasPartner({ pages: [{ data: [] }, { data: [meera] }] }, 2)).toBe(true);
  expect(hasPartner({ data: [meera] }, 1)).toBe(false);
  expect(hasPartner(undefined, 1)).toBe(false);
});
