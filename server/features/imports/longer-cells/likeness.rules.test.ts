import { describe, expect, it } from 'vitest';
import { indexLikeness } from './likeness.rules.ts';

const find = indexLikeness(['malayalam', 'vokkaliga', 'kuruba', 'kurumba', 'nair', 'punjabi', 'sunni2b']);

describe('a word that differs by one letter', () => {
  it.each([
    ['malyalam', ['malayalam']],
    ['malayaalam', ['malayalam']],
    ['malayalan', ['malayalam']],
    ['vokkalgia', ['vokkaliga']],
    ['punjaby', ['punjabi']],
    ['kurumba', ['kuruba']],
  ])('%s is like %j', (text, expected) => {
    expect(find(text)).toEqual(expected);
  });

  it('is none when it is short, begins otherwise, has digits, or differs by more', () => {
    expect(['nai', 'nairs', 'bunjabi', 'sunni2a', 'malaylm'].map(find)).toEqual([[], [], [], [], []]);
  });
});
