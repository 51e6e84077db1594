import { describe, expect, it } from 'vitest';
import { changeRows, declineRow, holdsMember, mendRow } from './cards.rules.ts';

const asha = { u_id: 1, wishlisted: false };
const meera = { u_id: 2, wishlisted: false };
const takeOut = { id: 2, change: () => null };

describe('a member who is taken out', () => {
  it('is gone from a list and from its count', () => {
    expect(changeRows({ data: [asha, meera], total: 40, next: 'a' }, takeOut)).toEqual({
      data: [asha],
      total: 39,
      next: 'a',
    });
  });

  it('is gone from the pages of a list, which keep their number and their cursors', () => {
    const pages = [
      { data: [asha], total: 2, next: null },
      { data: [meera], total: 2, next: 'a' },
    ];
    expect(changeRows({ pages, pageParams: ['', 'a'] }, takeOut)).toEqual({
      pages: [
        { data: [asha], total: 1, next: null },
        { data: [], total: 1, next: 'a' },
      ],
      pageParams: ['', 'a'],
    });
  });

  it.each([
    [{ data: [asha] }],
    [{ pages: [{ data: [asha], total: 1 }] }],
    [{ data: { u_id: 2 } }],
    [undefined],
    ['a text'],
  ])('leaves %j the same object', (answer) => {
    expect(changeRows(answer, takeOut)).toBe(answer);
  });
});

describe('a row', () => {
  const pending = { i_id: 5, i_status: 'pending' };

  it('is found in lists and in their pages', () => {
    expect(holdsMember({ data: [meera] }, 2)).toBe(true);
    expect(holdsMember({ pages: [{ data: [asha] }, { data: [meera] }] }, 2)).toBe(true);
    expect(holdsMember({ data: [asha] }, 2)).toBe(false);
  });

  it('takes over what the fresh card says of the two, and nothing that it did not tell before', () => {
    const row = { u_id: 2, wishlisted: false, interest: null, visited_at: 'yesterday' };
    const card = { u_id: 2, wishlisted: true, interest: pending, is_contacted: true, u_firstname: 'Meera' };
    expect(mendRow(row, card)).toEqual({ ...row, wishlisted: true, interest: pending });
  });

  it('stays the same when the card says the same', () => {
    const row = { u_id: 2, wishlisted: false, interest: { ...pending } };
    expect(mendRow(row, { u_id: 2, wishlisted: false, interest: pending })).toBe(row);
  });

  it('with a pending interest says declined, when its person is listed no longer', () => {
    expect(declineRow({ u_id: 2, interest: pending })).toEqual({
      u_id: 2,
      interest: { i_id: 5, i_status: 'rejected' },
    });
    const accepted = { u_id: 2, interest: { i_id: 5, i_status: 'accepted' } };
    expect(declineRow(accepted)).toBe(accepted);
  });
});
