import { describe, expect, it } from 'vitest';
import {
  changePartners,
  markContacted,
  markInterest,
  markShortlisted,
  removePartner,
} from './cached-partners.rules.ts';

const asha = { u_id: 1, wishlisted: false };
const meera = { u_id: 2, wishlisted: false };
const mark = markShortlisted(2, true);

describe('the partners in a cached answer', () => {
  it('are changed in a list and in a profile', () => {
    expect(changePartners({ data: [asha, meera], total: 2 }, mark)).toEqual({
      data: [asha, { u_id: 2, wishlisted: true }],
      total: 2,
    });
  });

  it('are changed in the pages of a list', () => {
    const pages = [{ data: [asha] }, { data: [meera] }];
    expect(changePartners({ pages, pageParams: ['', 'a'] }, mark)).toEqual({
      pages: [{ data: [asha] }, { data: [{ u_id: 2, wishlisted: true }] }],
      pageParams: ['', 'a'],
    });
  });

  it.each([
    [{ data: [asha] }],
    [{ pages: [{ data: [asha] }] }],
    [{ data: [{ u_id: 2, u_name: 'no card' }] }],
    [{ data: { u_id: 2, wishlisted: false } }],
    [undefined],
    ['a text'],
  ])('leave %j as it is when the partner is not in it', (answer) => {
    expect(changePartners(answer, mark)).toBe(answer);
  });

  it('that are removed are subtracted from the total of every page', () => {
    const pages = [
      { data: [asha], total: 2 },
      { data: [meera], total: 2 },
    ];
    expect(changePartners({ pages }, removePartner(2))).toEqual({
      pages: [
        { data: [asha], total: 1 },
        { data: [], total: 1 },
      ],
    });
    expect(changePartners({ data: [meera], total: 1 }, removePartner(2))).toEqual({ data: [], total: 0 });
  });
});

describe('the relationship with a partner', () => {
  const pending = { i_id: 9, i_status: 'pending', i_sender_id: 2, i_receiver_id: 1 } as const;
  const accepted = { ...pending, i_status: 'accepted' } as const;

  it('shows the latest interest on the card', () => {
    const card = { ...meera, interest: pending };
    expect(changePartners({ data: [card] }, markInterest(2, accepted))).toEqual({
      data: [{ ...card, interest: accepted }],
    });
  });

  it('changes the status of that interest alone, not of an older one', () => {
    const row = { ...meera, ...pending, interest: pending };
    const older = { ...row, i_id: 3, i_status: 'cancelled' };
    expect(changePartners({ data: [row, older] }, markInterest(2, accepted))).toEqual({
      data: [
        { ...row, i_status: 'accepted', interest: accepted },
        { ...older, interest: accepted },
      ],
    });
  });

  it('marks that contact details were seen', () => {
    const card = { ...meera, is_contacted: false };
    expect(changePartners({ data: [card] }, markContacted(2))).toEqual({
      data: [{ ...card, is_contacted: true }],
    });
    const seen = { data: [{ ...meera, is_contacted: true }] };
    expect(changePartners(seen, markContacted(2))).toBe(seen);
  });
});
