import { expect, it } from 'vitest';
import type { FindChoice } from './known-words.rules.ts';
import { statusIn } from './status-notes.rules.ts';

const find: FindChoice = {
  named: ({ text }) => ({
    code: text.toLowerCase().startsWith('wid') ? 'widowed' : 'divorced',
    parent: null,
    saysMore: false,
  }),
  alike: () => null,
  labelOf: ({ code }) => code,
  hasValues: () => true,
};

it.each([
  ['DIVORCE', 'divorced'],
  ['second marriage - divorced', 'divorced'],
  ['Widow, 2 kids', 'widowed'],
  ['no divorcees please', null],
  ['Fees paid', null],
])('a note may state an earlier marriage: %s', (note, status) => {
  expect(statusIn([note], { form: {}, find })).toBe(status);
});

it('no note counts where the row states the marital status', () => {
  expect(statusIn(['Divorced'], { form: { marital_status: 'never-married' }, find })).toBeNull();
});
