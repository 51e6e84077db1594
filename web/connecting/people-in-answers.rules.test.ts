import { describe, expect, it } from 'vitest';
import {
  changePeople,
  leaveOut,
  markContacted,
  markInterest,
  markShortlisted,
} from './people-in-answers.rules.ts';

const asha = { u_id: 1, wishlisted: false };
const meera = { u_id: 2, wishlisted: false };
const mark = markShortlisted(2, true);

describe('the people of an answer', () => {
  it('are changed in a list and in a profile', () => {
    expect(changePeople({ data: [asha, meera], total: 2 }, mark)).toEqual({
      data: [asha, { u_id: 2, wishlisted: true }],
      total: 2,
    });
  });

  it('are changed in the pages of a list', () => {
    const pages = [{ data: [asha] }, { data: [meera] }];
    expect(changePeople({ pages, pageParams: ['', 'a'] }, mark)).toEqual({
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
  ])('leave %j as it is when nobody is meant', (answer) => {
    expect(changePeople(answer, mark)).toBe(answer);
  });

  it('who are taken out are counted no more, on no page', () => {
    const pages = [
      { data: [asha], total: 2 },
      { data: [meera], total: 2 },
    ];
    expect(changePeople({ pages }, leaveOut(2))).toEqual({
      pages: [
        { data: [asha], total: 1 },
        { data: [], total: 1 },
      ],
    });
    expect(changePeople({ data: [meera], total: 1 }, leaveOut(2))).toEqual({ data: [], total: 0 });
  });
});

describe('how one stands to somebody', () => {
  const pending = { i_id: 9, i_status: 'pending', i_sender_id: 2, i_receiver_id: 1 } as const;
  const accepted = { ...pending, i_status: 'accepted' } as const;

  it('is shown on their card', () => {
    const card = { ...meera, interest: pending };
    expect(changePeople({ data: [card] }, markInterest(2, accepted))).toEqual({
      data: [{ ...card, interest: accepted }],
    });
  });

  it('is shown on the row of that interest, not on an older one of theirs', () => {
    const row = { ...meera, ...pending, interest: pending };
    const older = { ...row, i_id: 3, i_status: 'cancelled' };
    expect(changePeople({ data: [row, older] }, markInterest(2, accepted))).toEqual({
      data: [
        { ...row, i_status: 'accepted', interest: accepted },
        { ...older, interest: accepted },
      ],
    });
  });

  it('says that contact details were seen', () => {
    const card = { ...meera, is_contacted: false };
    expect(changePeople({ data: [card] }, markContacted(2))).toEqual({
      data: [{ ...card, is_contacted: true }],
    });
    const seen = { data: [{ ...meera, is_contacted: true }] };
    expect(changePeople(seen, markContacted(2))).toBe(seen);
  });
});
