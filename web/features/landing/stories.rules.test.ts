import { describe, expect, it } from 'vitest';
import { cutStory } from './stories.rules.ts';

describe('a story on its card', () => {
  it('stays whole up to 80 characters', () => {
    expect(cutStory('a'.repeat(80))).toBe('a'.repeat(80));
  });

  it('over 80 characters is cut to its first 150 plus an ellipsis', () => {
    expect(cutStory('a'.repeat(81))).toBe(`${'a'.repeat(81)}…`);
    expect(cutStory('a'.repeat(400))).toBe(`${'a'.repeat(150)}…`);
  });

  it('is never cut through a character', () => {
    expect(cutStory('💍'.repeat(151))).toBe(`${'💍'.repeat(150)}…`);
    expect(cutStory('नि'.repeat(151))).toBe(`${'नि'.repeat(150)}…`);
  });
});
