import { expect, test } from 'vitest';
import {
  addHobby,
  canAddHobby,
  hobbyLimits,
  joinHobbies,
  leaveHobby,
  listSuggestions,
  removeHobby,
  takeSuggestion,
  writeHobby,
} from './hobbies.rules.ts';

test('a new one only when there are none or the last is not blank', () => {
  expect(addHobby([])).toEqual(['']);
  expect(addHobby(['Reading'])).toEqual(['Reading', '']);
  expect(addHobby(['Reading', ''])).toEqual(['Reading', '']);
  expect(addHobby(['Reading', '  '])).toEqual(['Reading', '  ']);
});

test('no more than a profile takes', () => {
  expect(canAddHobby(Array.from({ length: hobbyLimits.most }, (_, index) => `Hobby ${index}`))).toBe(false);
});

test('one that is left blank goes, and so does one that is there already', () => {
  expect(leaveHobby(['Reading', ''], 1)).toEqual(['Reading']);
  expect(leaveHobby(['Reading', ' reading '], 1)).toEqual(['Reading']);
  expect(leaveHobby(['Reading', ' Music '], 1)).toEqual(['Reading', 'Music']);
});

test('a comma ends a hobby and begins the next', () => {
  expect(writeHobby(['Reading'], { index: 0, text: 'Reading,' })).toEqual(['Reading', '']);
  expect(writeHobby([''], { index: 0, text: 'Reading, Music' })).toEqual(['Reading', 'Music']);
  expect(writeHobby(['Read', 'Music'], { index: 0, text: 'Reading' })).toEqual(['Reading', 'Music']);
});

test('a hobby is no longer than a profile takes', () => {
  const [written] = writeHobby([''], { index: 0, text: 'x'.repeat(100) });
  expect(written).toHaveLength(hobbyLimits.longest);
});

test('the form contains what is not blank', () => {
  expect(joinHobbies([' Reading ', '', 'Music'])).toBe('Reading,Music');
  expect(joinHobbies(removeHobby(['Reading'], 0))).toBe('');
});

test('a suggestion takes the blank one’s place, or completes what is begun, or comes last', () => {
  expect(takeSuggestion(['Reading', ''], 'Music')).toEqual(['Reading', 'Music']);
  expect(takeSuggestion(['Reading', 'mu'], 'Music')).toEqual(['Reading', 'Music']);
  expect(takeSuggestion(['Reading'], 'Music')).toEqual(['Reading', 'Music']);
});

test('what is there already is not suggested; what is being written narrows the rest', () => {
  const labels = ['Reading', 'Music', 'Movies', 'Mountains'];
  expect(listSuggestions(labels, { hobbies: ['reading', ''], written: '' })).toEqual([
    'Music',
    'Movies',
    'Mountains',
  ]);
  expect(listSuggestions(labels, { hobbies: ['mo'], written: 'mo' })).toEqual(['Movies', 'Mountains']);
});
