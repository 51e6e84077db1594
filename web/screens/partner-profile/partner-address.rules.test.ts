import { describe, expect, it } from 'vitest';
import { readPartnerSearch } from './partner-address.rules.ts';

describe('the address of a profile', () => {
  it('names the list from which it was opened', () => {
    expect(readPartnerSearch({ from: 'search' })).toEqual({ from: 'search' });
  });

  it('drops an unknown list', () => {
    expect(readPartnerSearch({ from: 'https://elsewhere.example' })).toEqual({});
  });
});
