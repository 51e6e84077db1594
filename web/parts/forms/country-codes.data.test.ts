import { getCountries, getCountryCallingCode } from 'libphonenumber-js';
import { describe, expect, it } from 'vitest';
import { firstCountries, listOtherCountries } from './country-codes.data.ts';

describe('the country codes of the enquiry form', () => {
  it('begin with India and the United States', () => {
    expect(firstCountries).toEqual([
      { country: 'IN', code: '91' },
      { country: 'US', code: '1' },
    ]);
  });

  it('are those of the numbering plan, each once', () => {
    const all = [...firstCountries, ...listOtherCountries('en')].map(
      ({ country, code }) => `${country}${code}`,
    );
    const planned = getCountries().map((country) => `${country}${getCountryCallingCode(country)}`);
    expect(all.toSorted()).toEqual(planned.toSorted());
  });

  it('go on with the countries of most Indians abroad, and then by name', () => {
    const all = listOtherCountries('en').map(({ name }) => name);
    expect(all.slice(0, 3)).toEqual(['United Arab Emirates', 'Saudi Arabia', 'Kuwait']);
    const names = all.slice(all.indexOf('New Zealand') + 1);
    expect(names).toEqual(names.toSorted((left, right) => left.localeCompare(right, 'en')));
  });
});
