import { describe, expect, it } from 'vitest';
import { laterEnd, mailboxOf, stateUnder, stateWithout, strongestFirst } from './restrictions.rules.ts';

const suspended = { kind: 'suspended', wasActive: true, wasHidden: false };
const hidden = { kind: 'hidden', wasActive: true, wasHidden: false };

describe('restrictions', () => {
  it('close or hide an account, and leave it as it was', () => {
    const now = { status: 'inactive', isHidden: true } as const;
    const without = stateWithout([hidden, suspended], now);
    expect(without).toEqual({ status: 'active', isHidden: false });
    expect(stateUnder([hidden], without)).toEqual({ status: 'active', isHidden: true });
    expect(stateUnder([suspended], without)).toEqual({ status: 'inactive', isHidden: false });
    expect(stateUnder([], without)).toEqual(without);
  });

  it('leave an account inactive that was inactive before', () => {
    const now = { status: 'inactive', isHidden: false } as const;
    expect(stateWithout([{ ...suspended, wasActive: false }], now).status).toBe('inactive');
  });

  it('are stated with the strongest one first', () => {
    const banned = { ...suspended, kind: 'banned' };
    expect(strongestFirst([hidden, suspended, banned])).toEqual([banned, suspended, hidden]);
  });

  it('end at the later date', () => {
    const [early, late] = [new Date(1), new Date(2)];
    expect([laterEnd(early, late), laterEnd(late, early), laterEnd(early, null)]).toEqual([late, late, null]);
  });
});

describe('the mailbox of an address', () => {
  it.each([
    ['asha@example.org', 'asha@example.org'],
    ['asha+again@example.org', 'asha@example.org'],
    ['asha.m@example.org', 'asha.m@example.org'],
    ['a.sha+x@gmail.com', 'asha@gmail.com'],
    ['a.s.h.a@googlemail.com', 'asha@gmail.com'],
  ])('%s is %s', (email, mailbox) => {
    expect(mailboxOf(email)).toBe(mailbox);
  });
});
