import { describe, expect, it } from 'vitest';
import { markShortlisted } from './shortlist-marks.rules.ts';

const asha = { u_id: 1, wishlisted: false };
const meera = { u_id: 2, wishlisted: false };
const mark = { id: 2, isShortlisted: true };

describe('the mark of the shortlist', () => {
  it('is set in a list and in a profile', () => {
    expect(markShortlisted({ data: [asha, meera], total: 2 }, mark)).toEqual({
      data: [asha, { u_id: 2, wishlisted: true }],
      total: 2,
    });
  });

  it('is set in the pages of a list', () => {
    const pages = [{ data: [asha] }, { data: [meera] }];
    expect(markShortlisted({ pages, pageParams: ['', 'a'] }, mark)).toEqual({
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
  ])('leaves %j as it is', (answer) => {
    expect(markShortlisted(answer, mark)).toBe(answer);
  });
});
