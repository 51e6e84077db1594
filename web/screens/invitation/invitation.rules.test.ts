import { describe, expect, it } from 'vitest';
import {
  buildClaim,
  fieldOfFact,
  listAskedFields,
  parseIncome,
  valueOfField,
  type AskedField,
  type InvitationFacts,
} from './invitation.rules.ts';

const facts: InvitationFacts = {
  iv_facts: { firstname: 'Anitha', dob: '1995-01-01', created_by: 'My Self', email: 'a@example.org' },
  iv_missing: ['lastname', 'mobile'],
  iv_to_confirm: ['dob'],
};

describe('the fields of the form', () => {
  it('are the missing and the estimated facts, and always those for signing in', () => {
    expect(listAskedFields(facts, [])).toEqual(['lastname', 'dob', 'email', 'mobile']);
    expect(listAskedFields({ ...facts, iv_missing: [], iv_to_confirm: [] }, [])).toEqual(['email', 'mobile']);
  });

  it('are also what the person corrects, and the community together with its religion', () => {
    expect(listAskedFields(facts, ['firstname'])).toContain('firstname');
    expect(listAskedFields(facts, ['religion'])).toEqual(expect.arrayContaining(['religion', 'community']));
  });

  it('correct the facts that registration asks for', () => {
    expect(fieldOfFact('created_by')).toBe('profile_for');
    expect(fieldOfFact('height')).toBeUndefined();
  });
});

describe('the value of a field', () => {
  const valueOf = (field: AskedField, from = facts) => valueOfField(from, { field, typed: {} });

  it('begins with the fact, but with the year only of an estimated date', () => {
    expect(valueOf('email')).toBe('a@example.org');
    expect(valueOf('profile_for')).toBe('My Self');
    expect(valueOf('lastname')).toBe('');
    expect(valueOf('dob')).toBe('1995--');
    expect(valueOf('dob', { ...facts, iv_to_confirm: [] })).toBe('1995-01-01');
  });

  it('is what was typed, even when that is empty', () => {
    expect(valueOfField(facts, { field: 'email', typed: { email: '' } })).toBe('');
  });
});

it('a claim has the asked fields, the password twice, the consent and what is left out', () => {
  const claim = buildClaim(facts, {
    asked: ['email', 'mobile'],
    typed: { mobile: '098460 12346', password: 'a good long one' },
    leftOut: ['height'],
    isConsenting: true,
  });
  expect(claim).toEqual({
    email: 'a@example.org',
    mobile: '9846012346',
    password: 'a good long one',
    confirm_password: 'a good long one',
    contact_audience: 'accepted',
    consent: true,
    leave_out: ['height'],
  });
});

it('an income is a number, a range, or a range without an end', () => {
  expect(parseIncome('750000')).toEqual({ from: 750000, to: 750000 });
  expect(parseIncome('500000-750000')).toEqual({ from: 500000, to: 750000 });
  expect(parseIncome('10000000-')).toEqual({ from: 10000000, to: undefined });
  expect(parseIncome('₹5–7.5 LPA')).toBeUndefined();
});
