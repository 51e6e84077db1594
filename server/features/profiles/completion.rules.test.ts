import { describe, expect, it } from 'vitest';
import { completionFields, measureCompletion } from './completion.rules.ts';

describe('completion', () => {
  it('counts 33 fields of the profile and 17 of the preference', () => {
    expect(completionFields.filter((name) => name.startsWith('u_'))).toHaveLength(33);
    expect(completionFields.filter((name) => name.startsWith('pp_'))).toHaveLength(17);
    expect(new Set(completionFields).size).toBe(50);
  });

  it('is nothing for nothing, and everything for everything', () => {
    expect(measureCompletion({}).percentage).toBe(0);
    const all = Object.fromEntries(completionFields.map((name) => [name, 'x']));
    expect(measureCompletion(all)).toEqual({ percentage: 100, missing: [] });
  });

  it.each([
    ['null', null, false],
    ['an empty text', '', false],
    ['an empty list', [], false],
    ['a zero', 0, true],
    ['a list', ['a'], true],
  ])('takes %s for what it is', (_name, value, isFilled) => {
    expect(measureCompletion({ u_no_sisters: value }).missing.includes('u_no_sisters')).toBe(!isFilled);
  });
});
