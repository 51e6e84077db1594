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

  it('follow by name', () => {
    const names = listOtherCountries('en').map(({ name }) => name);
    expect(names).toEqual(names.toSorted((left, right) => left.localeCompare(right, 'en')));
  });
});
