import { describe, expect, it } from 'vitest';
import { profileForm } from '#contract/profiles/profile-form.ts';
import { readFacts, type ResolveText } from './stored-facts.rules.ts';

/** Says what it was asked, so that a test sees the narrowing. */
const resolve: ResolveText = ({ list, text, parents }) =>
  `${list}:${text}${parents ? ` in ${parents.join()}` : ''}`;

function read(form: object, current: object = {}) {
  return readFacts(profileForm.parse(form), { resolve, current });
}

describe('the facts of a form', () => {
  it('are only those that the form names', () => {
    expect(Object.keys(read({ father: 'Mathew', userId: 7 }))).toEqual(['father']);
  });

  it('are cleared by nothing', () => {
    expect(read({ diet: '', height: null })).toEqual({ diet: null, height: null });
  });

  it('resolve a list within the value that the same form brings', () => {
    expect(read({ community: 'Nadar', religion: 'Hindu' }, { religion: 'christian' })).toEqual({
      religion: 'religion:Hindu',
      community: 'community:Nadar in religion:Hindu',
    });
  });

  it('resolve a list within the present value when the form does not name it', () => {
    expect(read({ district: 'Kollam' }, { state: 'kl' })).toEqual({ district: 'district:Kollam in kl' });
  });

  it('resolve a list as a whole while nothing narrows it, and when the form clears what did', () => {
    expect(read({ district: 'Kollam' }, { state: null })).toEqual({ district: 'district:Kollam' });
    expect(read({ district: 'Kollam', state: '' }, { state: 'kl' })).toEqual({
      state: null,
      district: 'district:Kollam',
    });
  });

  it('resolve every language for itself', () => {
    expect(read({ languages: 'Tamil, Hindi' })).toEqual({
      languages: ['mother_tongue:Tamil', 'mother_tongue:Hindi'],
    });
  });

  it('keep an undisclosed income as its code', () => {
    expect(read({ annual_income: 'prefer not to say' })).toEqual({ annualIncome: 'prefer-not-to-say' });
  });
});
