import { describe, expect, it } from 'vitest';
import { summariseText } from './page-head.ts';

describe('the description of a text', () => {
  it('is the first paragraph when that is short', () => {
    expect(summariseText('Short.\n## More')).toBe('Short.');
  });

  it('ends with a whole word otherwise', () => {
    const summary = summariseText('wedding '.repeat(40));
    expect(summary.length).toBeLessThanOrEqual(160);
    expect(summary).toMatch(/wedding…$/);
  });
});
